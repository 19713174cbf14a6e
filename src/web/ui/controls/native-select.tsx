import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { useFieldControl } from '../forms/field-context.ts';
import { CONTROL } from './text-input.tsx';

/** A native select: works without JavaScript and uses the phone's picker. */
export function NativeSelect({ className, ...select }: ComponentProps<'select'>) {
  const control = useFieldControl(select);
  return (
    <div className={cx('select', className)}>
      <select {...select} {...control} className={CONTROL} />
      <ChevronDown />
    </div>
  );
}
