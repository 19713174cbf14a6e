import type { FilterControl } from '#domain/search/controls/filter-controls.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';

type AdvancedFieldProps = { name: string; control: FilterControl; value: unknown };

/** A filter control by field definition: text, number with unit, list or checkbox. */
export function AdvancedField({ name, control, value }: AdvancedFieldProps) {
  const shown = value === undefined ? '' : String(value);
  if (control.control === 'checkbox')
    return (
      <Checkbox
        name={name}
        value="true"
        label={control.label}
        defaultChecked={value === true}
        className="sm:col-span-2"
      />
    );
  return (
    <Field label={control.label}>
      {control.control === 'choice' ? (
        <NativeSelect name={name} defaultValue={shown}>
          <option value="">Any</option>
          {control.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ) : control.control === 'number' ? (
        <TextInput
          name={name}
          type="number"
          inputMode="decimal"
          min={control.min}
          max={control.max}
          step={control.step}
          defaultValue={shown}
          suffix={control.unit === 'money' ? undefined : control.unit}
        />
      ) : (
        <TextInput
          name={name}
          maxLength={control.maxLength}
          placeholder={control.placeholder}
          defaultValue={shown}
        />
      )}
    </Field>
  );
}
