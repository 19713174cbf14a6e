import { useId } from 'react';
import { itemLabel } from '#domain/listings/fields/checklists.ts';
import type { FieldOf } from '#domain/listings/fields/field.ts';
import { cx } from '#web/ui/class-names.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { itemsOf, withOtherText, withValue } from '../form-values.ts';
import type { ControlProps } from './control-props.ts';

/** Leaves room for the prefix "Other: ". */
const WORDS_MAX_LENGTH = 110;

type ChecklistControlProps = ControlProps & { field: FieldOf<'checklist'>; className?: string };

/** Checkboxes for equipment, with a text field for other items. */
export function ChecklistControl({
  name,
  label,
  field,
  values,
  onChange,
  problem,
  className,
}: ChecklistControlProps) {
  const errorId = useId();
  const ticked = itemsOf(values, name);

  function tick(item: string, isTicked: boolean) {
    onChange((before) => {
      const others = itemsOf(before, name).filter((other) => other !== item);
      return withValue(before, name, isTicked ? [...others, item] : others);
    });
  }

  return (
    <fieldset className={cx('min-w-0', className)} aria-describedby={problem ? errorId : undefined}>
      <legend className="font-semibold text-sm">{label}</legend>
      <div className="mt-2.5 grid grid-cols-2 gap-x-4 gap-y-2.5 max-[22rem]:grid-cols-1 md:grid-cols-3 xl:grid-cols-4">
        {field.items.map((item) => (
          <Checkbox
            key={item}
            name={name}
            label={itemLabel(field, item)}
            checked={ticked.includes(item)}
            onChange={(event) => tick(item, event.target.checked)}
          />
        ))}
      </div>
      <Field
        label={
          <>
            Other<span className="sr-only"> {label.toLowerCase()}</span>
          </>
        }
        className="mt-3.5"
      >
        <TextInput
          name={`${name}Other`}
          placeholder="Anything else"
          maxLength={WORDS_MAX_LENGTH}
          value={values.otherTexts[name] ?? ''}
          onChange={(event) => onChange((before) => withOtherText(before, name, event.target.value))}
        />
      </Field>
      {problem && (
        <div className="mt-2">
          <FieldError id={errorId}>{problem}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
