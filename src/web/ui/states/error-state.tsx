import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

type ErrorStateProps = {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
};

export function ErrorState({ title, children, onRetry, retryLabel = 'Retry' }: ErrorStateProps) {
  return (
    <div role="alert" className="rounded-card border border-line bg-card px-6 py-12 text-center">
      <div
        aria-hidden
        className="mx-auto mb-4 grid size-14 place-items-center rounded-pill bg-signal-quiet text-signal [&_svg]:size-6"
      >
        <CircleAlert />
      </div>
      <p className="font-display font-semibold text-xl">{title}</p>
      {children && <div className="mx-auto mt-2 max-w-md text-muted">{children}</div>}
      {onRetry && (
        <Button look="secondary" onClick={onRetry} className="mt-6">
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
