import { useState } from 'react';
import { formatPrice } from '#domain/money.ts';
import { Field } from '../forms/field.tsx';
import { NativeSelect } from './native-select.tsx';
import { TextInput } from './text-input.tsx';

const CUSTOM = 'custom';
const MILLION = 1_000_000;

/** "£7.5m": millions written out do not fit into the list. */
const shortPrice = (amount: number) =>
  amount >= MILLION && amount % (MILLION / 10) === 0 ? `£${amount / MILLION}m` : formatPrice(amount);

type PriceChoiceProps = {
  label: string;
  name: string;
  options: readonly number[];
  value?: number;
  anyLabel?: string;
  /** Called with the price chosen or typed; null for none. */
  onChange?: (amount: number | null) => void;
};

/** A list of round prices. "Custom Amount" turns it into a number input, which turns back when left empty. */
export function PriceChoice({ label, name, options, value, anyLabel = 'Any', onChange }: PriceChoiceProps) {
  const [typing, setTyping] = useState(value !== undefined && !options.includes(value));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // Reset from outside: a chip was removed.
    if (value === undefined) setTyping(false);
  }

  function choose(chosen: string) {
    if (chosen === CUSTOM) setTyping(true);
    else onChange?.(Number(chosen) || null);
  }

  function leave(typed: string) {
    const amount = Number(typed);
    if (typed.trim() === '' || !(amount > 0)) {
      setTyping(false);
      onChange?.(null);
    } else if (amount !== value) onChange?.(amount);
  }

  if (typing)
    return (
      <Field label={label}>
        <TextInput
          type="number"
          inputMode="numeric"
          name={name}
          min={1}
          step="any"
          prefix="£"
          defaultValue={value}
          placeholder="Amount"
          // This input has just replaced the focused list.
          autoFocus={value === undefined}
          onBlur={(event) => leave(event.target.value)}
        />
      </Field>
    );
  return (
    <Field label={label}>
      <NativeSelect
        name={name}
        defaultValue={value ?? ''}
        key={value ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{anyLabel}</option>
        {value !== undefined && !options.includes(value) && (
          <option value={value}>{shortPrice(value)}</option>
        )}
        {options.map((option) => (
          <option key={option} value={option}>
            {shortPrice(option)}
          </option>
        ))}
        <option value={CUSTOM}>Custom Amount</option>
      </NativeSelect>
    </Field>
  );
}
