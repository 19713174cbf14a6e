import { useState } from 'react';
import { formatPrice } from '#domain/money.ts';
import { Field } from '../forms/field.tsx';
import { NativeSelect } from './native-select.tsx';
import { TextInput } from './text-input.tsx';

const CUSTOM = 'custom';

type PriceChoiceProps = {
  label: string;
  /** The name of the list's value and of the typed amount in the form. */
  name: string;
  customName: string;
  options: readonly number[];
  value?: number;
  customValue?: number;
  anyLabel?: string;
  /** Tells what counts now: an amount from the list or typed, or nothing. */
  onChange?: (choice: { listed?: number; custom?: number }) => void;
};

/** A list of round prices whose last entry, "Custom Amount", turns it into a number input; left empty it turns back. */
export function PriceChoice(props: PriceChoiceProps) {
  const { label, name, customName, options, value, customValue, anyLabel = 'Any', onChange } = props;
  const [typing, setTyping] = useState(customValue !== undefined);

  function choose(chosen: string) {
    if (chosen === CUSTOM) setTyping(true);
    else onChange?.(chosen ? { listed: Number(chosen) } : {});
  }

  function leave(typed: string) {
    const amount = Number(typed);
    if (typed.trim() === '' || !(amount > 0)) {
      setTyping(false);
      onChange?.({});
    } else if (amount !== customValue) onChange?.({ custom: amount });
  }

  if (typing)
    return (
      <Field label={label}>
        <TextInput
          type="number"
          inputMode="numeric"
          name={customName}
          min={1}
          step="any"
          prefix="£"
          defaultValue={customValue}
          placeholder="Amount"
          // The list that had the focus has just been replaced by this box.
          autoFocus={customValue === undefined}
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
          <option value={value}>{formatPrice(value)}</option>
        )}
        {options.map((option) => (
          <option key={option} value={option}>
            {formatPrice(option)}
          </option>
        ))}
        <option value={CUSTOM}>Custom Amount</option>
      </NativeSelect>
    </Field>
  );
}
