import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useAdminAddress } from '../calls/admin-address.ts';

type FilterChoiceProps = {
  label: string;
  /** The address parameter. The choice with an empty value removes it. */
  name: string;
  choices: readonly { value: string; label: string }[];
};

/** A filter of the list in its tab. */
export function FilterChoice({ label, name, choices }: FilterChoiceProps) {
  const { read, change } = useAdminAddress();
  return (
    <Field label={label} hideLabel className="grow basis-36 sm:grow-0">
      <NativeSelect
        value={read(name)}
        onChange={(event) => change({ [name]: event.target.value, page: null, entry: null })}
        className="sm:w-72"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
