import {
  chosenLengthRange,
  LENGTH_RANGES,
  MAX_HORSEPOWER_CHOICES,
  MAX_LENGTH_CHOICES,
  MIN_HORSEPOWER_CHOICES,
  MIN_LENGTH_CHOICES,
} from '#domain/search/controls/choices.ts';
import { filterControl } from '#domain/search/controls/filter-controls.ts';
import { useChangeFilters, useListing } from '../../listing-context.ts';
import { ContradictionNote } from '../filter-group.tsx';
import { ChoiceControl } from './choice-control.tsx';

type Bound = 'minLength' | 'maxLength' | 'minHorsepower' | 'maxHorsepower';

export function LengthControls() {
  return useListing().kind === 'results' ? <LengthRange /> : <LengthBounds />;
}

export function HorsepowerControls() {
  return (
    <div className="grid grid-cols-2 items-start gap-2.5">
      <BoundChoice name="minHorsepower" choices={MIN_HORSEPOWER_CHOICES} />
      <BoundChoice name="maxHorsepower" choices={MAX_HORSEPOWER_CHOICES} />
      <ContradictionNote of="minHorsepower" />
    </div>
  );
}

function LengthBounds() {
  return (
    <div className="grid grid-cols-2 items-start gap-2.5">
      <BoundChoice name="minLength" choices={MIN_LENGTH_CHOICES} />
      <BoundChoice name="maxLength" choices={MAX_LENGTH_CHOICES} />
      <ContradictionNote of="minLength" />
    </div>
  );
}

type BoundChoiceProps = { name: Bound; choices: readonly { value: string; label: string }[] };

function BoundChoice({ name, choices }: BoundChoiceProps) {
  const { filters } = useListing();
  const change = useChangeFilters();
  const value = filters[name]?.toString();
  const own = value && !choices.some((choice) => choice.value === value) ? [{ value, label: value }] : [];
  return (
    <ChoiceControl
      label={filterControl(name).label}
      name={name}
      anyLabel="Any"
      value={value}
      choices={[...choices, ...own]}
      onChoose={(chosen) => change({ [name]: Number(chosen) || null })}
    />
  );
}

/** A list of ranges. Choosing one sets both bounds. */
function LengthRange() {
  const { filters } = useListing();
  const change = useChangeFilters();
  const chosen = chosenLengthRange(filters);

  function choose(label: string) {
    const range = LENGTH_RANGES.find((candidate) => candidate.label === label);
    change({
      minLength: (range && 'minLength' in range ? range.minLength : null) ?? null,
      maxLength: range?.maxLength ?? null,
    });
  }

  return (
    <ChoiceControl
      label="Length (ft)"
      name="lengthRange"
      anyLabel="Any length"
      value={chosen?.label}
      choices={LENGTH_RANGES.map(({ label }) => ({ value: label, label }))}
      onChoose={choose}
    />
  );
}
