import { useRef, useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';
import { useToastBerth } from './toast-berth.ts';
import { ToastCard } from './toast-card.tsx';
import { useToastKey } from './toast-key.ts';
import type { Toast } from './toast-store.ts';

const NONE: readonly Toast[] = [];
const noneOnServer = () => NONE;

/**
 * The live regions exist before anything is said in them: otherwise screen readers may miss the first toast. An open
 * dialog hides the rest of the page from them, but not what is marked aria-live.
 */
export function Toaster() {
  const region = useRef<HTMLElement>(null);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, noneOnServer).filter(({ open }) => open);
  const urgent = shown.filter(({ variant }) => variant === 'destructive');
  const calm = shown.filter(({ variant }) => variant !== 'destructive');
  useToastBerth(region, shown.at(-1)?.id);
  useToastKey(region);
  return (
    <section
      ref={region}
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 top-20 z-70 sm:left-auto sm:w-96 print:hidden"
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
