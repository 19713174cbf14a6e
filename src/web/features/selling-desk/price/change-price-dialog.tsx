import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import { formatPrice } from '#domain/money.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { PriceField, readPrice } from '#web/listing-form/controls/price-field.tsx';
import { PriceGuidePanel } from '#web/prices/price-guide-panel.tsx';
import { boatPriceGuideQuery } from '#web/prices/price-guide-query.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { changePrice } from '../listing-change.ts';
import { useRefreshListings } from '../own-listings.ts';

type ChangePriceDialogProps = { open: boolean; onClose: () => void; listing: OwnListing };

/** One field, with what comparable boats cost beside it. The new price is public immediately. */
export default function ChangePriceDialog({ open, onClose, listing }: ChangePriceDialogProps) {
  const { id, title, currency } = listing;
  const [typed, setTyped] = useState(String(listing.price));
  const [problem, setProblem] = useState<string>();
  const [busy, during] = useBusy();
  const refresh = useRefreshListings();
  const { data: guide } = useQuery({ ...boatPriceGuideQuery(id), staleTime: 0 });
  const input = useRef<HTMLInputElement>(null);
  const form = useId();
  const reading = readPrice(typed, currency);
  const price = 'price' in reading ? reading.price : undefined;

  function refuse(message: string) {
    setProblem(message);
    input.current?.focus();
  }

  const save = () =>
    during(async () => {
      if ('problem' in reading) return refuse(reading.problem);
      const { price } = reading;
      try {
        await changePrice(id, price);
      } catch (error) {
        return refuse(sentenceOf(error, 'Please check your connection and try again.'));
      }
      toast({
        title: 'Price changed',
        description: `Buyers now see ${formatPrice(price, currency)} for ${title}`,
        variant: 'success',
      });
      await refresh();
      onClose();
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title="Change price"
      description={title}
      initialFocus={() => input.current}
      footer={
        <>
          <Button look="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} busy={busy} busyLabel="Saving...">
            Save Price
          </SubmitButton>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
        <PriceField
          label={FIELDS.price.label}
          help="Buyers see the new price immediately, and the earlier ones in the price history."
          error={problem}
          required
          ref={input}
          name="price"
          typed={typed}
          currency={currency}
          onType={(text) => {
            setTyped(text);
            setProblem(undefined);
          }}
        />
        {guide && (
          <section aria-label="Price guide" className="rounded-control bg-foam p-4">
            <PriceGuidePanel guide={guide} price={price || undefined} subject="Your price" />
          </section>
        )}
      </form>
    </Dialog>
  );
}
