import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { BoatPage } from '#contract/boats/boat.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { currencySymbol, formatPrice } from '#domain/money.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { boatQuery } from '../boat-queries.ts';

export function PriceForm({ boat }: { boat: Pick<BoatPage, 'id' | 'price' | 'currency'> }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(String(boat.price));
  const [problem, setProblem] = useState<string>();
  const [busy, during] = useBusy();
  const price = typed.replace(/[£$,\s]/g, '');

  async function save() {
    setProblem(undefined);
    try {
      const saved = await browserApi.request<OwnListing>(`/api/boats/${boat.id}`, {
        method: 'PUT',
        body: { price },
      });
      const isLive = saved.price === Number(price);
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
      <Field label="Price" error={problem} className="min-w-0 grow">
        <TextInput
          name="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          prefix={currencySymbol(boat.currency)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <SubmitButton busy={busy} busyLabel="Saving..." disabled={price === '' || Number(price) === boat.price}>
        Save price
      </SubmitButton>
    </form>
  );
}
