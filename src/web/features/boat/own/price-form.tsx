import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { BoatPage } from '#contract/boats/boat.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { formatPrice } from '#domain/money.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { PriceField, readPrice } from '#web/listing-form/controls/price-field.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { boatQuery } from '../boat-queries.ts';

export function PriceForm({ boat }: { boat: Pick<BoatPage, 'id' | 'price' | 'currency'> }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(String(boat.price));
  const [problem, setProblem] = useState<string>();
  const [busy, during] = useBusy();
  const reading = readPrice(typed, boat.currency);

  async function save() {
    if ('problem' in reading) return setProblem(reading.problem);
    const { price } = reading;
    setProblem(undefined);
    try {
      const saved = await browserApi.request<OwnListing>(`/api/boats/${boat.id}`, {
        method: 'PUT',
        body: { price },
      });
      const isLive = saved.price === price;
      toast({
        title: 'Price saved',
        description: isLive
          ? `Buyers now see ${formatPrice(saved.price, saved.currency)}.`
          : 'Buyers will see the new price once we have reviewed it.',
        variant: 'success',
      });
      await client.invalidateQueries({ queryKey: boatQuery(String(boat.id)).queryKey });
    } catch (error) {
      setProblem(sentenceOf(error, 'The price was not saved. Please try again.'));
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void during(save);
  }

  return (
    <form onSubmit={onSubmit} noValidate className="flex items-end gap-2">
      <PriceField
        label="Price"
        name="price"
        error={problem}
        className="min-w-0 grow"
        typed={typed}
        currency={boat.currency}
        onType={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
      />
      <SubmitButton
        busy={busy}
        busyLabel="Saving..."
        disabled={typed.trim() === '' || ('price' in reading && reading.price === boat.price)}
      >
        Save price
      </SubmitButton>
    </form>
  );
}
