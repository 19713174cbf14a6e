import { useState } from 'react';
import { formatShortMeasure } from '#domain/listings/fields/measures.ts';
import { rangeInWords } from '#domain/search/chips/range-in-words.ts';
import {
  ENDLESS,
  feetLabel,
  LENGTH_RANGES,
  lengthRangeNamed,
  lengthRangeOf,
  MAX_LENGTH_CHOICES,
  MIN_LENGTH_CHOICES,
} from '#domain/search/controls/choices.ts';
import { filterControl } from '#domain/search/controls/filter-controls.ts';
import { AmountChoice } from '#web/forms/amount-choice.tsx';
import { TypedAmount } from '#web/forms/typed-amount.tsx';
import { useChangeFilters, useListing } from '../../listing-context.ts';
import { ContradictionNote } from '../contradiction-note.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { readBound } from './read-bound.ts';
import { UnscriptedBounds } from './unscripted-bounds.tsx';

/** A list of ranges on the results page, a list for each bound on a category's page; both take own bounds. */
export function LengthControls() {
  return useListing().kind === 'results' ? <LengthRange /> : <LengthBounds />;
}

type LengthBound = 'minLength' | 'maxLength';

function useLengthBound(name: LengthBound) {
  const { filters } = useListing();
  const change = useChangeFilters();
  return {
    control: {
      label: filterControl(name).label,
      name,
      kind: 'length',
      value: filters[name] === ENDLESS ? undefined : filters[name],
      read: readBound(name),
    },
    apply: (length: number | null) => change({ [name]: length }),
  } as const;
}

function LengthBounds() {
  return (
    <div className="grid grid-cols-2 items-start gap-2.5">
      <ListedLength name="minLength" />
      <ListedLength name="maxLength" />
      <UnscriptedBounds names={['customMinLength', 'customMaxLength']} what="length" />
      <ContradictionNote of="minLength" />
    </div>
  );
}

const LENGTHS = { minLength: MIN_LENGTH_CHOICES, maxLength: MAX_LENGTH_CHOICES } as const;

function ListedLength({ name }: { name: LengthBound }) {
  const { control, apply } = useLengthBound(name);
  return <AmountChoice {...control} choices={LENGTHS[name]} labelOf={feetLabel} onChange={apply} />;
}

function TypedLength({ name, autoFocus }: { name: LengthBound; autoFocus?: boolean }) {
  const { control, apply } = useLengthBound(name);
  return <TypedAmount {...control} onAmount={apply} autoFocus={autoFocus} />;
}

const CUSTOM = 'custom';

/** Choosing a range sets both bounds. A range that is not listed has an entry of its own, worded as its chip. */
function LengthRange() {
  const { filters } = useListing();
  const change = useChangeFilters();
  const [isTyping, setTyping] = useState(false);
  const { minLength, maxLength } = filters;
  const chosen = lengthRangeOf(filters);
  const isListed = LENGTH_RANGES.some(({ label }) => label === chosen);
  const longest = maxLength === ENDLESS ? undefined : maxLength;
  const own =
    chosen && !isListed
      ? rangeInWords(minLength, longest, (feet) => formatShortMeasure(feet, 'ft'))
      : undefined;

  function choose(name: string) {
    setTyping(name === CUSTOM);
    if (name !== CUSTOM) change({ minLength: null, maxLength: null, ...lengthRangeNamed(name) });
  }

  return (
    <>
      <ChoiceControl
        label="Length (ft)"
        name="lengthRange"
        anyLabel="Any length"
        value={isTyping ? CUSTOM : chosen}
        choices={[
          ...LENGTH_RANGES.map(({ label }) => ({ value: label, label })),
          ...(chosen && own ? [{ value: chosen, label: own }] : []),
          { value: CUSTOM, label: 'Custom Length' },
        ]}
        onChoose={choose}
      />
      {isTyping && (
        <div className="grid grid-cols-2 items-start gap-2.5">
          <TypedLength name="minLength" autoFocus />
          <TypedLength name="maxLength" />
        </div>
      )}
      <div className="grid grid-cols-2 gap-2.5 empty:hidden not-noscript:hidden">
        <UnscriptedBounds names={['minLength', 'maxLength']} what="length" />
      </div>
      <ContradictionNote of="minLength" />
    </>
  );
}
