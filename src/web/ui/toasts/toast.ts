import type { ReactNode } from 'react';
import { TOASTS } from '../timings.ts';

export type ToastVariant = 'default' | 'destructive' | 'success';

/** An action offered in the toast, which closes it. */
export type ToastAction = {
  label: string;
  onPress: () => void;
  /** For how long it can be pressed, if not as long as the toast is shown: a pointer on the toast keeps it open. */
  forMs?: number;
};

type ToastOptions = {
  title: string;
  description?: ReactNode;
  variant?: ToastVariant;
  durationMs?: number;
  action?: ToastAction;
};

export type Toast = Required<Pick<ToastOptions, 'title' | 'variant' | 'durationMs'>> &
  Pick<ToastOptions, 'description' | 'action'> & { id: number; open: boolean };

type Schedule = (run: () => void, afterMs: number) => void;

/** Holds the newest toast. A dismissed toast is hidden, and removed much later or when the next one comes. */
export function createToastStore(schedule: Schedule) {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;

  function update(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number) {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    update(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    schedule(() => update(toasts.filter((toast) => toast.id !== id)), TOASTS.removalDelay);
  }

  return {
    dismiss,

    show({ variant = 'default', durationMs, ...content }: ToastOptions): number {
      lastId += 1;
      const defaultDuration = content.action ? TOASTS.durationWithAction : TOASTS.duration;
      const shown = {
        ...content,
        id: lastId,
        open: true,
        variant,
        durationMs: durationMs ?? defaultDuration,
      };
      update([shown, ...toasts].slice(0, TOASTS.shownAtOnce));
      return lastId;
    },

    read: () => toasts,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Whether the horizontal movement is enough to dismiss the toast. */
export function isSwipe(fromX: number, toX: number): boolean {
  return Math.abs(toX - fromX) >= TOASTS.swipeThresholdPx;
}

export const toasts = createToastStore((run, afterMs) => {
  setTimeout(run, afterMs);
});

/** Shows a toast, from anywhere in the browser. */
export function toast(options: ToastOptions) {
  const id = toasts.show(options);
  return { dismiss: () => toasts.dismiss(id) };
}
