import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** An icon as a 44 px target with a label for screen readers. */
export function IconButton({ label, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={cx(
        'inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted transition-colors hover:bg-foam hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5',
        className,
      )}
    />
  );
}
