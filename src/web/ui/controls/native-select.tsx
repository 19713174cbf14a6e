import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { useFieldControl } from '../forms/field-context.ts';
import { CONTROL } from './text-input.tsx';

/** A native select: works without JavaScript and uses the phone's picker. */
export function NativeSelect({ className, ...select }: ComponentProps<'select'>) {
  const control = useFieldControl(select);
  return (
    <div className={cx('relative', className)}>
      <select
        {...select}
        {...control}
        className={cx(CONTROL, 'h-11 cursor-pointer appearance-none truncate pr-10')}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
