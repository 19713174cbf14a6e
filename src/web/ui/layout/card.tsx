import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';

type CardProps = ComponentProps<'div'> & { padded?: boolean; as?: 'div' | 'article' | 'section' | 'li' };

export function Card({ as: Element = 'div', padded = true, className, ...rest }: CardProps) {
  return (
    <Element
      {...(rest as object)}
      className={cx('relative rounded-card border border-line bg-card', padded && 'p-5 sm:p-6', className)}
    />
  );
}
