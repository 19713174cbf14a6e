import { cx } from '../class-names.ts';
import { initialsOf } from './initials.ts';

const SIZES = { small: 'size-9 text-sm', large: 'size-16 text-xl' } as const;

/** The letters are decoration: the name stands beside it in words. */
export function Avatar({ name, size = 'small' }: { name: string; size?: keyof typeof SIZES }) {
  return (
    <span
      aria-hidden
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-pill bg-deck font-display font-semibold text-on-deck',
        SIZES[size],
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
