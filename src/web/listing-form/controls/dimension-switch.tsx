import { cx } from '#web/ui/class-names.ts';
import { chooseDimensionUnit, type DimensionUnit, useDimensionUnit } from '../dimension-unit.ts';

const UNITS: readonly { unit: DimensionUnit; label: string }[] = [
  { unit: 'ft', label: 'Feet' },
  { unit: 'm', label: 'Metres' },
];

/** The unit of all dimensions in the form, remembered in this browser. Pressed again, each field has its usual unit. */
export function DimensionSwitch() {
  const chosen = useDimensionUnit();
  return (
    <fieldset className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <legend className="float-left mr-3 text-muted text-sm">Give sizes in</legend>
      <div className="inline-flex overflow-hidden rounded-control border border-control">
        {UNITS.map(({ unit, label }) => (
          <button
            key={unit}
            type="button"
            aria-pressed={chosen === unit}
            onClick={() => chooseDimensionUnit(chosen === unit ? undefined : unit)}
            className={cx(
              'min-h-9 cursor-pointer px-3.5 text-sm transition-colors not-first:border-control not-first:border-l',
              chosen === unit ? 'bg-foam font-semibold text-ink' : 'text-muted hover:text-ink',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
