import { useCallback, useState } from 'react';
import { fieldDefinition } from '#domain/listings/fields/fields.ts';
import { MAKE_CHOICES } from '#domain/listings/wizard.ts';
import { MIN_SUGGESTION_CHARACTERS, suggest } from '#domain/suggestions.ts';
import { MAKES } from '#domain/taxonomy/makes.ts';
import { usePlaceSuggestions } from '#web/api/place-suggestions.ts';
import { Autocomplete } from '#web/ui/controls/autocomplete.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { textOf, withOtherText, withValue } from '../form-values.ts';
import type { ControlProps, PlaceList } from './control-props.ts';
import { useLocatedPlace } from './use-located-place.ts';

type SuggestingProps = ControlProps & { maxLength: number };

const OFFERED_MAKES: readonly string[] = [...MAKES, ...Object.values(MAKE_CHOICES)];
const suggestMake = (text: string) => suggest(text, { from: OFFERED_MAKES, nameOf: (make) => make });

export function MakeControl({ name, label, values, onChange, onLeave, problem, maxLength }: SuggestingProps) {
  const make = textOf(values, name);
  return (
    <>
      <Field label={label} help="Not known? Write “Unknown”." error={problem}>
        <Autocomplete
          name={name}
          maxLength={maxLength}
          suggest={suggestMake}
          value={make}
          onChange={(text) => onChange((before) => withValue(before, name, text))}
          onBlur={() => onLeave(name)}
        />
      </Field>
      {make === MAKE_CHOICES.other && (
        <Field label="Name of the make">
          <TextInput
            name="customMake"
            maxLength={maxLength}
            value={values.otherTexts.make ?? ''}
            onChange={(event) => onChange((before) => withOtherText(before, 'make', event.target.value))}
          />
        </Field>
      )}
    </>
  );
}

type SuggestModels = (make: string, text: string) => readonly string[];

export function ModelControl({
  name,
  label,
  values,
  onChange,
  onLeave,
  problem,
  maxLength,
}: SuggestingProps) {
  const make = textOf(values, 'make');
  const [models, setModels] = useState<SuggestModels>();
  // Fetched when the input first gets focus. If that fails, it accepts any text, as before.
  const load = () =>
    void import('#domain/taxonomy/models.ts').then(
      ({ suggestModels }) => setModels(() => suggestModels),
      () => {},
    );
  const suggestModel = useCallback((text: string) => models?.(make, text) ?? [], [models, make]);
  return (
    <Field label={label} error={problem}>
      <Autocomplete
        name={name}
        maxLength={maxLength}
        suggest={suggestModel}
        onFocus={load}
        value={textOf(values, name)}
        onChange={(text) => onChange((before) => withValue(before, name, text))}
        onBlur={() => onLeave(name)}
      />
    </Field>
  );
}

type PlaceControlProps = SuggestingProps & { places: PlaceList };

/** The location of the boat: suggests places, accepts any text. */
export function PlaceControl({
  name,
  label,
  places,
  values,
  onChange,
  onLeave,
  problem,
  maxLength,
}: PlaceControlProps) {
  const { suggest: suggestPlace, load } = usePlaceSuggestions(places);
  const located = useLocatedPlace(values, onChange);
  const text = textOf(values, name);
  return (
    <Field
      label={label}
      help={
        <>
          {`Type at least ${MIN_SUGGESTION_CHARACTERS} characters to search`}
          <span role="status" className="mt-1 block text-ink empty:hidden">
            {located.notice}
          </span>
        </>
      }
      error={problem}
      required={fieldDefinition(name).required}
    >
      <Autocomplete
        name={name}
        maxLength={maxLength}
        suggest={suggestPlace}
        onFocus={() => {
          load();
          located.prepare();
        }}
        value={text}
        onChange={(typed) => onChange((before) => withValue(before, name, typed))}
        onChoose={(chosen) => void located.check(chosen)}
        onBlur={() => {
          onLeave(name);
          void located.check(text);
        }}
      />
    </Field>
  );
}
