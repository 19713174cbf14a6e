import type { FieldUnit } from '#domain/listings/fields/field.ts';
import type { TypedReading } from '#domain/listings/fields/read-typed.ts';
import { formatUnderstood } from '#domain/listings/fields/understood.ts';
import { Button } from '#web/ui/buttons/button.tsx';

type UnderstoodProps = {
  typed: string;
  reading: TypedReading;
  unit: FieldUnit | undefined;
  currency?: string;
  onChoose: (text: string) => void;
};

/** What a typed amount is taken for; where it may be one of two, asks which. */
export function Understood({ typed, reading, unit, currency, onChoose }: UnderstoodProps) {
  if ('oneOf' in reading)
    return (
      <div className="mt-1.5 flex flex-wrap items-center gap-2 text-sm">
        <span>Did you mean</span>
        {reading.oneOf.map((amount) => (
          <Button key={amount} look="secondary" size="small" onClick={() => onChoose(String(amount))}>
            {formatUnderstood(amount, unit, currency)}
          </Button>
        ))}
      </div>
    );
  const amount = 'value' in reading && typeof reading.value === 'number' ? reading.value : undefined;
  const isLength = unit === 'ft' || unit === 'm';
  return (
    <output className="tabular text-muted text-sm empty:hidden">
      {amount !== undefined &&
        (isLength || String(amount) !== typed.trim()) &&
        `= ${formatUnderstood(amount, unit, currency)}`}
    </output>
  );
}
