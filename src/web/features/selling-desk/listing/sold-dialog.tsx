import { type FormEvent, useId, useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { readField } from '#domain/listings/fields/read-field.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';

export type SoldFacts = { soldPrice: number | null; soldHere: boolean };

type SoldDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  listing: OwnListing;
  busy: boolean;
  onSold: (facts: SoldFacts) => void;
};

/** Asks once, and optionally, what it was sold for. */
export default function SoldDialog({ open, onOpenChange, listing, busy, onSold }: SoldDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [soldHere, setSoldHere] = useState(false);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return onSold({ soldPrice: null, soldHere });
    const reading = readField('price', typed, new Date());
    if ('value' in reading && typeof reading.value === 'number')
      return onSold({ soldPrice: reading.value, soldHere });
    setProblem('Enter a price, or leave it empty');
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Mark as sold?"
      description={`${listing.title} leaves the search results straight away. Its page says that it is sold.`}
      footer={
        <>
          <Button look="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Mark as sold
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <Field
          label={`Sold for (${listing.currency}, optional)`}
          help="Never shown to anyone. It only counts in price guides based on eight or more boats."
          error={problem}
        >
          <TextInput
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <Checkbox
          label="The buyer found it on Slipway"
          checked={soldHere}
          onChange={(event) => setSoldHere(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}
