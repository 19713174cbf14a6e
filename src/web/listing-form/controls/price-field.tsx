import type { ComponentProps } from 'react';
import { readTyped } from '#domain/listings/fields/read-typed.ts';
import { currencySymbol } from '#domain/money.ts';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Understood } from './understood.tsx';

/** The price that was typed, or why it is none. */
export function readPrice(typed: string, currency: string): { price: number } | { problem: string } {
  const reading = readTyped('price', typed, new Date(), currency);
  if ('problem' in reading) return reading;
  return typeof reading.value === 'number' ? { price: reading.value } : { problem: 'Price is required' };
}

type PriceFieldProps = Pick<
  ComponentProps<typeof Field>,
  'label' | 'help' | 'error' | 'required' | 'className'
> &
  Pick<ComponentProps<typeof TextInput>, 'ref' | 'name'> & {
    typed: string;
    currency: string;
    onType: (typed: string) => void;
  };

/** A price as people write it: "25k", "£24,950". Says what it is understood as. */
export function PriceField({ typed, currency, onType, ref, name, ...field }: PriceFieldProps) {
  return (
    <Field {...field}>
      <TextInput
        ref={ref}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        prefix={currencySymbol(currency)}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {typed.trim() !== '' && (
        <Understood
          typed={typed}
          reading={readTyped('price', typed, new Date(), currency)}
          unit="money"
          currency={currency}
          onChoose={onType}
        />
      )}
    </Field>
  );
}
