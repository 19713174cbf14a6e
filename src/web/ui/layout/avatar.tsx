import { cx } from '../class-names.ts';

/** Up to two initials: "Ann Lee" gives AL, "ann@example.com" gives A. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

const SIZES = { small: 'size-9 text-sm', large: 'size-16 text-xl' } as const;

/** Decorative: the name is beside it. */
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
