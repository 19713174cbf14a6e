import { Bell, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnTo } from '#web/session/return-path.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';

type SaveSearchButtonProps = { address: string; look?: 'quiet' | 'secondary' };

/** Saves the search of a results page; once it is saved, leads to the saved searches. Its code is loaded on demand. */
export function SaveSearchButton({ address, look = 'quiet' }: SaveSearchButtonProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const email = useSession()?.user.email;
  const [known, setKnown] = useState('');
  const isSaved = known === address;
  const markSaved = () => setKnown(address);

  useEffect(() => {
    if (email)
      void import('./save-search.ts').then(({ isSearchSaved }) =>
        isSearchSaved(address).then((saved) => setKnown(saved ? address : '')),
      );
  }, [email, address]);

  const open = () => navigate('/saved-searches');
  const save = () =>
    void import('./save-search.ts').then(({ saveSearch }) =>
      saveSearch(address, {
        signIn: () => navigate('/sign-in', { state: returnTo(location) }),
        open,
        onSaved: markSaved,
      }),
    );
  const Icon = isSaved ? BellRing : Bell;
  return (
    <Button
      look={look}
      size={look === 'quiet' ? 'small' : 'medium'}
      className="print:hidden noscript:hidden"
      onClick={isSaved ? open : save}
    >
      <Icon aria-hidden className="size-4" />
      {isSaved ? 'Search saved' : 'Save this search'}
    </Button>
  );
}
