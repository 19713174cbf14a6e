import { type FormEvent, useId, useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { PriceField, readPrice } from '#web/listing-form/controls/price-field.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

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
    const reading = readPrice(typed, listing.currency);
    if ('price' in reading) return onSold({ soldPrice: reading.price, soldHere });
    setProblem(`${reading.problem}. You can leave it empty`);
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
        <PriceField
          label="Sold for (optional)"
          help="Never shown to anyone. It only counts in price guides based on eight or more boats."
          error={problem}
          typed={typed}
          currency={listing.currency}
          onType={(text) => {
            setTyped(text);
            setProblem(undefined);
          }}
        />
        <Checkbox
          label="The buyer found it on Slipway"
          checked={soldHere}
          onChange={(event) => setSoldHere(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}
