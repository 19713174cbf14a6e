import { Button } from '#web/ui/buttons/button.tsx';
import type { Outgoing } from '../composer/outbox.ts';

type WaitingMessageProps = {
  message: Outgoing & { isSending: boolean; problem: string };
  onRetry: () => void;
  onRemove: () => void;
};

/** A message on its way, or one that did not arrive. */
export function WaitingMessage({ message, onRetry, onRemove }: WaitingMessageProps) {
  const { text, images, isSending, problem } = message;
  return (
    <li className="flex flex-col items-end gap-1.5">
      <div className="max-w-[85%] rounded-card border border-control border-dashed bg-foam px-4 py-2.5 sm:max-w-[75%]">
        {text && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
        {images.length > 0 && (
          <p className="text-muted text-sm">
            {images.length} {images.length === 1 ? 'photo' : 'photos'}
          </p>
        )}
      </div>
      {isSending ? (
        <p role="status" className="px-1 text-muted text-sm">
          Sending…
        </p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-sm">
          <span className="text-signal">Not sent. {problem}</span>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
          <Button size="small" look="quiet" onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
