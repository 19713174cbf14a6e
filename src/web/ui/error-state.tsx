import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type ErrorStateProps = {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
};

export function ErrorState({ title, children, onRetry, retryLabel = 'Retry' }: ErrorStateProps) {
  return (
    <div role="alert" className="rounded-card border border-signal/40 bg-signal-quiet px-6 py-10 text-center">
      <CircleAlert aria-hidden className="mx-auto mb-3 size-7 text-signal" />
      <p className="font-display font-semibold text-xl">{title}</p>
      {children && <div className="mx-auto mt-2 max-w-md">{children}</div>}
      {onRetry && (
        <Button look="secondary" onClick={onRetry} className="mt-6">
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
