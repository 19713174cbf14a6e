import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

const WIDTHS = { page: 'max-w-(--page-width)', text: 'max-w-3xl', form: 'max-w-md' } as const;

type ContainerProps = { width?: keyof typeof WIDTHS; className?: string; children: ReactNode };

export function Container({ width = 'page', className, children }: ContainerProps) {
  return (
    <div className={cx('mx-auto w-full px-4 sm:px-6 lg:px-8', WIDTHS[width], className)}>{children}</div>
  );
}
