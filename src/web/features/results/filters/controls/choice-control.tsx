import type { SearchFacets } from '#contract/search/search.ts';
import { formatCount } from '#domain/money.ts';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';

type Choice = { value: string; label: string };

type ChoiceControlProps = {
  label: string;
  name: string;
  value: string | undefined;
  anyLabel: string;
  choices: readonly Choice[];
  /** The number of boats for each choice, shown beside it. */
  facet?: SearchFacets[keyof SearchFacets];
  onChoose: (value: string) => void;
};

export function ChoiceControl({
  label,
  name,
  value = '',
  anyLabel,
  choices,
  facet,
  onChoose,
}: ChoiceControlProps) {
  const counts = facet && new Map(facet.counts.map((entry) => [entry.value, entry.count]));
  const counted = (choice: Choice) => {
    if (!counts) return choice.label;
    const count = counts.get(choice.value) ?? 0;
    // In a search with very many boats only some were counted: a zero among those means nothing.
    if (facet?.atLeast && count === 0) return choice.label;
    return `${choice.label} (${formatCount(count)}${facet?.atLeast ? '+' : ''})`;
  };
  return (
    <Field label={label}>
      <NativeSelect name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{anyLabel}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {counted(choice)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
