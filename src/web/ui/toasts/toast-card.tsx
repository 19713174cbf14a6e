import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../class-names.ts';
import { isSwipe, type Toast, type ToastVariant, toasts } from './toast.ts';
import { useToastPosition } from './toast-position.ts';

export type ToastCardProps = Toast & { region: RefObject<HTMLElement | null> };

const LOOKS = {
  default: { icon: Info, colour: 'text-sea' },
  success: { icon: CircleCheck, colour: 'text-starboard' },
  destructive: { icon: CircleAlert, colour: 'text-signal' },
} as const satisfies Record<ToastVariant, { icon: typeof Info; colour: string }>;

export function ToastCard({ id, title, description, variant, durationMs, action, region }: ToastCardProps) {
  const close = () => toasts.dismiss(id);
  const countdown = useCountdown(durationMs, close);
  const swipe = useSwipe(close);
  useToastPosition(region);
  useToastKey(region);
  const isOver = useIsOver(action?.forMs);
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
        {action && !isOver && (
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

/** Calls `onEnd` when the time is up. A pointer or focus on the toast stops the countdown and restarts it afterwards. */
function useCountdown(durationMs: number, onEnd: () => void) {
  const [held, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end(), durationMs);
    return () => clearTimeout(timer);
  }, [held, durationMs]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}

/** Whether the time has passed, whatever a pointer does meanwhile. */
function useIsOver(afterMs: number | undefined): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (afterMs === undefined) return;
    const timer = setTimeout(() => setIsOver(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isOver;
}

/** Follows a horizontal touch movement and reports a swipe beyond the threshold. */
function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  function end({ clientX }: PointerEvent) {
    if (startX.current !== null && isSwipe(startX.current, clientX)) onSwipe();
    cancel();
  }

  function cancel() {
    startX.current = null;
    setOffset(0);
  }

  const handlers = {
    onPointerDown({ clientX, pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') startX.current = clientX;
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (startX.current !== null) setOffset(clientX - startX.current);
    },
    onPointerUp: end,
    onPointerCancel: cancel,
  };
  return { offset, handlers };
}

/** F6 moves between regions in browsers too. Here it focuses the first button of the toast. */
const KEY = 'F6';

/** The toast is at the end of the document and would be gone before anyone could tab to it. */
function useToastKey(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const button = event.key === KEY && region.current?.querySelector('button');
      if (!button) return;
      event.preventDefault();
      button.focus();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [region]);
}
