import { useState } from 'react';
import { formatPrice } from '#domain/money.ts';
import { Field } from '../forms/field.tsx';
import { NativeSelect } from './native-select.tsx';
import { TextInput } from './text-input.tsx';

const CUSTOM = 'custom';
const MILLION = 1_000_000;

/** "£7.5m": round millions written out are wider than the list that shows them. */
const shortPrice = (amount: number) =>
  amount >= MILLION && amount % (MILLION / 10) === 0 ? `£${amount / MILLION}m` : formatPrice(amount);

type PriceChoiceProps = {
  label: string;
  name: string;
  options: readonly number[];
  value?: number;
  anyLabel?: string;
  /** Tells what counts now, from the list or typed; null for nothing. */
  onChange?: (amount: number | null) => void;
};

/** A list of round prices whose last entry, "Custom Amount", turns it into a number input; left empty it turns back. */
export function PriceChoice({ label, name, options, value, anyLabel = 'Any', onChange }: PriceChoiceProps) {
  const [typing, setTyping] = useState(value !== undefined && !options.includes(value));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // Taken back from elsewhere: a chip was removed.
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
          // The list that had the focus has just been replaced by this box.
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
