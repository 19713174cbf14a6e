import { createToastStore, type ToastOptions } from './toast-store.ts';

export const toasts = createToastStore((run, afterMs) => {
  setTimeout(run, afterMs);
});

/** Says briefly what happened, from anywhere in the browser. */
export function toast(options: ToastOptions) {
  const id = toasts.show(options);
  return { dismiss: () => toasts.dismiss(id) };
}
