import { Bell } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { returnTo } from '#web/session/return-path.ts';
import { Button } from '#web/ui/buttons/button.tsx';

/** Saves the search of a results page. Its code is loaded when it is pressed. */
export function SaveSearchButton({ address }: { address: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const save = () =>
    import('./save-search.ts').then(({ saveSearch }) =>
      saveSearch(address, {
        signIn: () => navigate('/sign-in', { state: returnTo(location) }),
        open: () => navigate('/saved-searches'),
      }),
    );
  return (
    <Button look="quiet" size="small" className="print:hidden noscript:hidden" onClick={() => void save()}>
      <Bell aria-hidden className="size-4" />
      Save this search
    </Button>
  );
}
