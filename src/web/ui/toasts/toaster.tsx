import { useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-store.ts';

const NONE: readonly Toast[] = [];
const noneOnServer = () => NONE;

/**
 * The live regions exist before anything is said in them: otherwise screen readers may miss the first toast. An open
 * dialog hides the rest of the page from them, but not what is marked aria-live.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, noneOnServer).filter(({ open }) => open);
  const urgent = shown.filter(({ variant }) => variant === 'destructive');
  const calm = shown.filter(({ variant }) => variant !== 'destructive');
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 top-20 z-60 sm:left-auto sm:w-96 print:hidden"
    >
      <div role="status" aria-live="polite">
        {calm.map(renderToast)}
      </div>
      <div role="alert" aria-live="assertive">
        {urgent.map(renderToast)}
      </div>
    </section>
  );
}

const renderToast = (toast: Toast) => <ToastCard key={toast.id} {...toast} />;
