import { useHydrated } from '#web/browser/hydrated.ts';
import { cx } from '#web/ui/class-names.ts';
import { chooseDimensionUnit, type DimensionUnit, useDimensionUnit } from './dimension-unit.ts';

const UNITS: readonly { unit: DimensionUnit; label: string }[] = [
  { unit: 'ft', label: 'Feet' },
  { unit: 'm', label: 'Metres' },
];

type DimensionSwitchProps = {
  label: string;
  /** The unit until one is chosen. In a form without it each field has its own, and again when pressed twice. */
  usual?: DimensionUnit;
  className?: string;
};

/** The unit of all dimensions, remembered in this browser. Disabled until its script runs. */
export function DimensionSwitch({ label, usual, className }: DimensionSwitchProps) {
  const chosen = useDimensionUnit() ?? usual;
  return (
    <fieldset
      disabled={!useHydrated()}
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-2', className)}
    >
      <legend className="float-left mr-3 text-sm">{label}</legend>
      <div className="inline-flex overflow-hidden rounded-control border border-control">
        {UNITS.map(({ unit, label }) => (
          <button
            key={unit}
            type="button"
            aria-pressed={chosen === unit}
            onClick={() => chooseDimensionUnit(chosen === unit ? usual : unit)}
            className={cx(
              'min-h-9 cursor-pointer px-3.5 text-sm transition-colors not-first:border-control not-first:border-l',
              chosen === unit ? 'bg-foam font-semibold text-ink' : 'opacity-80 hover:opacity-100',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
