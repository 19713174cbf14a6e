import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { cx } from './class-names.ts';

export function LinkButton({
  look,
  size,
  className,
  ...link
}: LinkProps & ButtonLook & { className?: string }) {
  return <Link {...link} className={cx(buttonClass({ look, size }), className)} />;
}
