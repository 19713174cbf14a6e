import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Toast, toasts } from './toast.ts';
import type { ToastCardProps } from './toast-card.tsx';

const NONE: readonly Toast[] = [];
const noneOnServer = () => NONE;

/** Shown if the code of the cards cannot be loaded, for example because the connection is gone. */
const PlainCard = ({ title, description }: ToastCardProps) => (
  <div className="rounded-card border border-line bg-card p-4 text-ink shadow-raised">
    <p className="font-semibold">{title}</p>
    {description}
  </div>
);

/**
 * The live regions exist before the first toast: otherwise screen readers may miss it. An open
 * dialog hides the rest of the page from screen readers, but not elements with aria-live.
 */
export function Toaster() {
  const region = useRef<HTMLElement>(null);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, noneOnServer).filter(({ open }) => open);
  const Card = useCard(shown.length > 0);
  const card = (toast: Toast) => Card && <Card key={toast.id} region={region} {...toast} />;
  return (
    <section
      ref={region}
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 top-20 z-70 sm:left-auto sm:w-96 print:hidden"
    >
      <div role="status" aria-live="polite">
        {shown.filter(({ variant }) => variant !== 'destructive').map(card)}
      </div>
      <div role="alert" aria-live="assertive">
        {shown.filter(({ variant }) => variant === 'destructive').map(card)}
      </div>
    </section>
  );
}

/** What visitors do before something is worth a toast. */
const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const;

/** The code of the cards is loaded with the visitor's first action, or for the first toast. */
function useCard(isNeeded: boolean) {
  const [Card, setCard] = useState<ComponentType<ToastCardProps>>();
  useEffect(() => {
    if (Card) return;
    const load = () => {
      import('./toast-card.tsx').then(
        ({ ToastCard }) => setCard(() => ToastCard),
        () => setCard(() => PlainCard),
      );
    };
    if (isNeeded) return load();
    for (const action of FIRST_ACTIONS) addEventListener(action, load, { once: true, passive: true });
    return () => {
      for (const action of FIRST_ACTIONS) removeEventListener(action, load);
    };
  }, [Card, isNeeded]);
  return Card;
}
