import { formatUnderstood } from '#domain/listings/fields/understood.ts';
import type { ImplausibleFact } from '#domain/listings/plausible/implausible-facts.ts';
import { Button } from '#web/ui/buttons/button.tsx';

type PlausibilityQuestionProps = {
  fact: ImplausibleFact;
  currency: string;
  onChange: (text: string) => void;
  onConfirm: () => void;
};

/** Asks about an unlikely fact. The answer may be that it is right. */
export function PlausibilityQuestion({ fact, currency, onChange, onConfirm }: PlausibilityQuestionProps) {
  const { unit, question, usual, suggestion } = fact;
  return (
    <div role="status" className="mt-1.5 grid gap-2 rounded-control bg-brass-quiet px-3.5 py-3 text-sm">
      <p>
        <span className="font-semibold">{question}</span> {usual}
      </p>
      <div className="flex flex-wrap gap-2">
        {suggestion !== undefined && (
          <Button look="secondary" size="small" onClick={() => onChange(String(suggestion))}>
            {formatUnderstood(suggestion, unit, currency)}
          </Button>
        )}
        <Button look="secondary" size="small" onClick={onConfirm}>
          Yes, that is right
        </Button>
      </div>
    </div>
  );
}
