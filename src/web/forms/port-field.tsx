import { MIN_SUGGESTION_CHARACTERS } from '#domain/suggestions.ts';
import { usePlaceSuggestions } from '#web/api/place-suggestions.ts';
import { Autocomplete } from '#web/ui/controls/autocomplete.tsx';
import { Field } from '#web/ui/forms/field.tsx';

type PortFieldProps = {
  name: string;
  defaultValue?: string;
  error?: string;
  onChange?: (value: string) => void;
};

/** Where a boat lies, when a listing is edited: a port or harbour is suggested, any text is taken. */
export function PortField({ error, ...input }: PortFieldProps) {
  const ports = usePlaceSuggestions('PORTS');
  return (
    <Field
      label="Location"
      help={`Type at least ${MIN_SUGGESTION_CHARACTERS} characters to search`}
      error={error}
    >
      <Autocomplete {...input} suggest={ports.suggest} onFocus={ports.load} />
    </Field>
  );
}
