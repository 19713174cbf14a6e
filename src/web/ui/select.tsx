import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { CONTROL } from './control-look.ts';
import { useFieldControl } from './field-context.ts';

export type SelectOption<Value extends string> = { value: Value; label: string; detail?: ReactNode };

type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  'aria-label'?: string;
};

/** A list whose options carry more than a word. Plain lists use NativeSelect. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  ...rest
}: SelectProps<Value>) {
  const { name, disabled, 'aria-label': label } = rest;
  const { required, ...control } = useFieldControl({});
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      name={name}
      disabled={disabled}
      required={required}
      modal={false}
    >
      <Base.Trigger
        {...control}
        aria-label={label}
        className={cx(
          CONTROL,
          'flex h-11 cursor-pointer items-center justify-between gap-3 data-placeholder:text-muted',
        )}
      >
        <Base.Value placeholder={placeholder} className="truncate" />
        <Base.Icon>
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50 outline-none">
          <Base.Popup className="max-h-(--available-height) w-(--anchor-width) min-w-48 overflow-y-auto rounded-card border border-line bg-card p-1.5 text-ink shadow-raised outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                className="flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-[6px] px-3 py-2 outline-none data-highlighted:bg-foam"
              >
                <span className="grow">
                  <Base.ItemText>{option.label}</Base.ItemText>
                  {option.detail && <span className="block text-muted text-sm">{option.detail}</span>}
                </span>
                <Base.ItemIndicator>
                  <Check aria-hidden className="size-4 text-sea" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
