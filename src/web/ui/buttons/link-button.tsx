import { Link, type LinkProps } from 'react-router';
import { cx } from '../class-names.ts';
import { type ButtonLook, buttonClass } from './button.tsx';

export function LinkButton({
  look,
  size,
  className,
  ...link
}: LinkProps & ButtonLook & { className?: string }) {
  return <Link {...link} className={cx(buttonClass({ look, size }), className)} />;
}
