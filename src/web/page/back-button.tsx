import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useHydrated } from '#web/browser/hydrated.ts';
import { Button } from '#web/ui/buttons/button.tsx';

/** Goes back, or to `otherwise` when the visit began on this page. Disabled until hydration. */
export function BackButton({ otherwise }: { otherwise: string }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <Button
      look="quiet"
      size="small"
      disabled={!hydrated}
      onClick={() => (window.history.length > 1 ? navigate(-1) : navigate(otherwise))}
      className="-ml-3 self-start noscript:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back
    </Button>
  );
}
