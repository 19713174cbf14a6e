import { useState } from 'react';
import { type Choice, withOwnBound } from '#domain/search/controls/choices.ts';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TypedAmount, type TypedAmountProps } from './typed-amount.tsx';

const CUSTOM = 'custom';

type AmountChoiceProps = Pick<TypedAmountProps, 'label' | 'name' | 'kind' | 'value' | 'read' | 'steps'> & {
  choices: readonly Choice[];
  /** An amount that is not in the list. */
  labelOf: (amount: number) => string;
  anyLabel?: string;
  /** Called with the amount chosen or typed; null for none. */
  onChange?: (amount: number | null) => void;
};

/** A list of amounts. "Custom Amount" turns it into a text box, which turns back when left empty. */
export function AmountChoice(props: AmountChoiceProps) {
  const { label, name, kind, value, read, steps, choices, labelOf, anyLabel = 'Any', onChange } = props;
  const [isTyping, setTyping] = useState(false);
  const [typed, setTyped] = useState<number>();
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // Reset from outside: a chip was removed.
    if (value === undefined) setTyping(false);
  }

  function apply(amount: number | null) {
    setTyped(amount ?? undefined);
    if (amount !== null && amount !== value) onChange?.(amount);
  }

  function returnToList() {
    setTyping(false);
    onChange?.(null);
  }

  if (isTyping)
    return (
      <TypedAmount
        {...{ label, name, kind, read, steps }}
        value={onChange ? value : typed}
        onAmount={apply}
        onLeftEmpty={returnToList}
        // It has just replaced the focused list.
        autoFocus
      />
    );
  return (
    <Field label={label}>
      <NativeSelect
        name={name}
        defaultValue={value ?? ''}
        key={value ?? ''}
        onChange={({ target }) => {
          if (target.value === CUSTOM) setTyping(true);
          else onChange?.(Number(target.value) || null);
        }}
      >
        <option value="">{anyLabel}</option>
        {withOwnBound(choices, value, labelOf).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
        <option value={CUSTOM}>Custom {kind === 'price' ? 'Amount' : 'Length'}</option>
      </NativeSelect>
    </Field>
  );
}
