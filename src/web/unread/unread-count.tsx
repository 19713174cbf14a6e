import { cx } from '#web/ui/class-names.ts';

/** A small number; nothing without unread messages. */
export function UnreadCount({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'tabular inline-grid h-5 min-w-5 place-items-center rounded-pill bg-brass px-1.5 font-semibold text-on-brass text-xs leading-none',
        className,
      )}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{count} unread</span>
    </span>
  );
}
