import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../class-names.ts';
import { toasts } from './toast.ts';
import { useCountdown } from './toast-countdown.ts';
import type { Toast, ToastVariant } from './toast-store.ts';
import { useSwipe } from './toast-swipe.ts';

const LOOKS = {
  default: { icon: Info, colour: 'text-sea' },
  success: { icon: CircleCheck, colour: 'text-starboard' },
  destructive: { icon: CircleAlert, colour: 'text-signal' },
} as const satisfies Record<ToastVariant, { icon: typeof Info; colour: string }>;

export function ToastCard({ id, title, description, variant, durationMs, action }: Toast) {
  const close = () => toasts.dismiss(id);
  const countdown = useCountdown(durationMs, close);
  const swipe = useSwipe(close);
  const { icon: Icon, colour } = LOOKS[variant];
  return (
    <div
      {...countdown}
      {...swipe.handlers}
      style={{ translate: `${swipe.offset}px 0` }}
      className="pointer-events-auto flex touch-pan-y animate-rise gap-3 rounded-card border border-line bg-card py-2 pr-2 pl-4 text-ink shadow-raised"
    >
      <Icon aria-hidden className={cx('mt-2.5 size-5 shrink-0', colour)} />
      <div className="min-w-0 grow py-2">
        <p className="font-semibold">{title}</p>
        {description && <p className="mt-0.5 text-muted text-sm">{description}</p>}
        {action && (
          <Button
            look="secondary"
            size="small"
            className="mt-2"
            onClick={() => {
              close();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label="Dismiss" onClick={close}>
        <X />
      </IconButton>
    </div>
  );
}
