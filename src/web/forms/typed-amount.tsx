import { type KeyboardEvent, useState } from 'react';
import type { AmountKind } from '#domain/search/controls/typed-amounts.ts';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useTypedFilter } from './typed-filter.ts';

const KINDS = {
  price: { prefix: '£', placeholder: 'Any', error: 'Enter a price, such as 25,000 or 25k.' },
  length: { suffix: 'ft', placeholder: 'Any', error: 'Enter a length, such as 26, 26ft or 8.1m.' },
} as const satisfies Record<AmountKind, object>;

export type TypedAmountProps = {
  label: string;
  name: string;
  kind: AmountKind;
  value: number | undefined;
  /** The amount that a text means; undefined if it means none. */
  read: (text: string) => number | undefined;
  /** Applied after a pause, on Enter and on blur; null for none. */
  onAmount: (amount: number | null) => void;
  /** The arrow keys step through these. */
  steps?: readonly number[];
  autoFocus?: boolean;
  /** It was left without an amount. */
  onLeftEmpty?: () => void;
};

/** A number as people write it: "25k", "£25,000", "26ft", "8.1m". What was understood replaces what was typed. */
export function TypedAmount(props: TypedAmountProps) {
  const { label, name, kind, value, read, onAmount, steps = [], autoFocus, onLeftEmpty } = props;
  const { error, ...look } = KINDS[kind];
  const [isUnclear, setUnclear] = useState(false);
  const typed = useTypedFilter(String(value ?? ''), (text) => {
    const amount = read(text);
    setUnclear(text !== '' && amount === undefined);
    if (text === '') onAmount(null);
    else if (amount !== undefined) onAmount(amount);
  });

  const show = (amount: number) => typed.onChange({ target: { value: String(amount) } });

  function leave() {
    typed.onBlur();
    if (typed.value.trim() === '') onLeftEmpty?.();
    const amount = read(typed.value.trim());
    if (amount !== undefined && String(amount) !== typed.value) show(amount);
  }

  function step(event: KeyboardEvent) {
    const from = read(typed.value) ?? 0;
    const to =
      event.key === 'ArrowUp'
        ? steps.find((one) => one > from)
        : event.key === 'ArrowDown'
          ? steps.findLast((one) => one < from)
          : undefined;
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  }

  return (
    <Field label={label} error={isUnclear ? error : undefined}>
      <TextInput
        // Of type "number" it would refuse "25k".
        role="spinbutton"
        aria-valuenow={value}
        inputMode="decimal"
        autoComplete="off"
        name={name}
        maxLength={24}
        autoFocus={autoFocus}
        {...look}
        {...typed}
        onBlur={leave}
        onKeyDown={(event) => {
          step(event);
          typed.onKeyDown(event);
        }}
      />
    </Field>
  );
}
