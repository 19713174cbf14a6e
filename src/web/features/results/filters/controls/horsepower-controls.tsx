import {
  MAX_HORSEPOWER_CHOICES,
  MIN_HORSEPOWER_CHOICES,
  withOwnBound,
} from '#domain/search/controls/choices.ts';
import { filterControl } from '#domain/search/controls/filter-controls.ts';
import { useChangeFilters, useListing } from '../../listing-context.ts';
import { Contradiction } from '../contradiction.tsx';
import { ChoiceControl } from './choice-control.tsx';

export function HorsepowerControls() {
  return (
    <div className="grid grid-cols-2 items-start gap-2.5">
      <PowerChoice name="minHorsepower" choices={MIN_HORSEPOWER_CHOICES} />
      <PowerChoice name="maxHorsepower" choices={MAX_HORSEPOWER_CHOICES} />
      <Contradiction of="minHorsepower" />
    </div>
  );
}

type PowerChoiceProps = {
  name: 'minHorsepower' | 'maxHorsepower';
  choices: Parameters<typeof withOwnBound>[0];
};

function PowerChoice({ name, choices }: PowerChoiceProps) {
  const { filters } = useListing();
  const change = useChangeFilters();
  return (
    <ChoiceControl
      label={filterControl(name).label}
      name={name}
      anyLabel="Any"
      value={filters[name]?.toString()}
      choices={withOwnBound(choices, filters[name], String)}
      onChoose={(chosen) => change({ [name]: Number(chosen) || null })}
    />
  );
}
