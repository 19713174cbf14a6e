import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { loadSaving } from './load-saving.ts';

/** Saves the search of a results page; once it is saved, leads to the saved searches. */
export function SaveSearchButton({ address }: { address: string }) {
  const navigate = useNavigate();
  const isSignedIn = useSession() !== null;
  const [savedAddress, setSavedAddress] = useState('');
  const isSaved = savedAddress === address;

  const run = (work: 'check' | 'press') =>
    void loadSaving().then((saving) => saving[work](address, isSaved, navigate).then(setSavedAddress));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another visitor or search has to be checked again
  useEffect(() => {
    if (isSignedIn) run('check');
  }, [isSignedIn, address]);

  return (
    <Button
      look="secondary"
      size="small"
      className="print:hidden noscript:hidden"
      onClick={() => run('press')}
    >
      <Bell aria-hidden className={isSaved ? 'size-4 fill-current' : 'size-4'} />
      {isSaved ? 'Search saved' : 'Save this search'}
    </Button>
  );
}
