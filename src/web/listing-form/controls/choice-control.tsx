import { type FieldName, fieldDefinition } from '#domain/listings/fields/fields.ts';
import { helpOf } from '#domain/listings/fields/help-of-field.ts';
import { type ChoiceField, type Option, optionsOf } from '#domain/listings/fields/options.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import {
  categoryOf,
  type ListingFormValues,
  startsWithDefault,
  textOf,
  withOtherText,
  withValue,
} from '../form-values.ts';
import type { ControlProps } from './control-props.ts';

const named = (entries: readonly { id: string; name: string }[]): Option[] =>
  entries.map(({ id, name }) => ({ value: id, label: name }));

function choicesOf(name: FieldName, values: ListingFormValues): readonly Option[] {
  const { control } = fieldDefinition(name);
  if (control === 'category') return named(CATEGORIES);
  if (control === 'subcategory') return named(categoryOf(values)?.subcategories ?? []);
  return optionsOf(name as ChoiceField);
}

/** A list of choices. "Other" opens a text field where the field has one. */
export function ChoiceControl({ name, label, help, values, onChange, onLeave, problem }: ControlProps) {
  const field = fieldDefinition(name);
  const chosen = textOf(values, name);
  const choices = choicesOf(name, values);
  const words = field.control === 'choice' && chosen === 'other' ? field.other : undefined;
  return (
    <>
      <Field label={label} help={help} error={problem} required={field.required}>
        <NativeSelect
          name={name}
          value={chosen}
          disabled={choices.length === 0}
          onChange={(event) => onChange((before) => withValue(before, name, event.target.value))}
          onBlur={() => onLeave(name)}
        >
          {!startsWithDefault(field) && (
            <option value="">{choices.length > 0 ? 'Choose…' : 'Choose a category first'}</option>
          )}
          {choices.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {words && (
        <OtherWords choice={name} name={words.field as FieldName} values={values} onChange={onChange} />
      )}
    </>
  );
}

type OtherWordsProps = Pick<ControlProps, 'name' | 'values' | 'onChange'> & { choice: FieldName };

function OtherWords({ choice, name, values, onChange }: OtherWordsProps) {
  const { label, ...field } = fieldDefinition(name);
  return (
    <Field label={label} help={helpOf(name)}>
      <TextInput
        name={name}
        maxLength={'maxLength' in field ? field.maxLength : undefined}
        value={values.otherTexts[choice] ?? ''}
        onChange={(event) => onChange((before) => withOtherText(before, choice, event.target.value))}
      />
    </Field>
  );
}
