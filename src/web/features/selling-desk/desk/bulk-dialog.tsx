import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkAction, BulkRequest, BulkResult } from '#contract/selling/bulk.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { readAmount } from '#domain/amounts/read-amount.ts';
import { PRICE_STEP_LIMITS, type PriceStep } from '#domain/listings/sale/bulk-price.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { formatPrice } from '#domain/money.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { useRefreshListings } from '../own-listings.ts';
import { changeBoats, undo } from './bulk-calls.ts';

const count = (boats: number) => `${boats} ${boats === 1 ? 'boat' : 'boats'}`;

interface Words {
  title: string;
  does: (boats: string) => string;
  done: (boats: string) => string;
  says: string;
}

const WORDS: Record<BulkAction, Words> = {
  confirm: {
    title: 'Still for sale?',
    does: (boats) => `Confirm ${boats}`,
    done: (boats) => `${boats} confirmed`,
    says: 'Buyers will see that they are available today. Paused boats go back on sale.',
  },
  pause: {
    title: 'Pause these boats?',
    does: (boats) => `Pause ${boats}`,
    done: (boats) => `${boats} paused`,
    says: 'They leave the search until you bring them back.',
  },
  sold: {
    title: 'Mark these boats as sold?',
    does: (boats) => `Mark ${boats} as sold`,
    done: (boats) => `${boats} marked as sold`,
    says: 'They leave the search; their pages say SOLD.',
  },
  price: {
    title: 'Change prices',
    does: (boats) => `Change ${boats}`,
    done: (boats) => `Price of ${boats} changed`,
    says: 'Buyers see the new prices immediately, and the earlier ones in the price history.',
  },
};

type BulkDialogProps = {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  action: BulkAction;
  ids: number[];
};

/** Shows what would happen to each boat, then does it. */
export default function BulkDialog({ open, onClose, onDone, action, ids }: BulkDialogProps) {
  const [step, setStep] = useState<PriceStep>();
  const [busy, during] = useBusy();
  const client = useQueryClient();
  const refresh = useRefreshListings();
  const isAsked = action !== 'price' || step !== undefined;
  const request: BulkRequest = { ids, action, ...(step && { by: step }) };
  const { data, error } = useQuery({
    queryKey: ['bulk preview', request],
    queryFn: () => changeBoats({ ...request, preview: true }),
    enabled: open && isAsked,
    staleTime: 0,
  });
  const possible = data?.filter(({ to }) => to !== undefined).length ?? 0;
  const words = WORDS[action];

  const takeBack = async (results: readonly BulkResult[]) => {
    try {
      await undo(results);
      toast({ title: 'Undone', description: 'The boats are as they were.', variant: 'success' });
    } catch (problem) {
      toast({
        title: 'Not undone',
        description: sentenceOf(problem, 'Please try again.'),
        variant: 'destructive',
      });
    }
    await refresh();
  };

  const carryOut = () =>
    during(async () => {
      try {
        const results = await changeBoats(request);
        const done = results.filter((result) => result.done);
        const canUndo = done.some(({ from, to }) => from !== to);
        toast({
          title: words.done(count(done.length)),
          description: words.says,
          variant: 'success',
          action: canUndo
            ? { label: 'Undo', onPress: () => void takeBack(done.filter(({ from, to }) => from !== to)) }
            : undefined,
        });
        onDone();
        onClose();
      } catch (problem) {
        toast({
          title: 'Nothing was changed',
          description: sentenceOf(problem, 'Please check your connection and try again.'),
          variant: 'destructive',
        });
      }
      await refresh();
    });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={words.title}
      description={words.says}
      width="medium"
      footer={
        <>
          <Button look="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={possible === 0} onClick={() => void carryOut()}>
            {words.does(count(possible))}
          </Button>
        </>
      }
    >
      {action === 'price' && <PriceStepFields onChange={setStep} />}
      {error && <p role="alert">{sentenceOf(error, 'The preview could not be loaded.')}</p>}
      {isAsked && !data && !error && (
        <Loading label="Loading the preview" className="grid gap-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      )}
      {data && <Preview results={data} boatOf={(id) => findBoat(client, id)} />}
    </Dialog>
  );
}

/** The chosen boats were all listed, so the cache has them. */
function findBoat(client: QueryClient, id: number): OwnListing | undefined {
  const lists = client.getQueriesData<{ listings: OwnListing[] }>({ queryKey: ['/api/my-boats'] });
  return lists.flatMap(([, list]) => list?.listings ?? []).find((listing) => listing.id === id);
}

const valueText = (value: BulkResult['from'], currency?: string | null) =>
  typeof value === 'number' ? formatPrice(value, currency) : value && SALE_STATE_WORDS[value].words;

type PreviewProps = {
  results: readonly BulkResult[];
  boatOf: (id: number) => OwnListing | undefined;
};

function Preview({ results, boatOf }: PreviewProps) {
  return (
    <ul aria-label="What will happen" className="divide-y divide-line">
      {results.map(({ id, from, to, reason }) => {
        const boat = boatOf(id);
        return (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 font-medium wrap-anywhere">{boat?.title ?? `Boat ${id}`}</span>
            {to === undefined ? (
              <span className="text-muted">Stays as it is: {reason}</span>
            ) : (
              <span className="tabular">
                {from === to ? (
                  'Confirmed today'
                ) : (
                  <>
                    <span className="text-muted">{valueText(from, boat?.currency)}</span> →{' '}
                    <span className="font-semibold">{valueText(to, boat?.currency)}</span>
                  </>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const KINDS = {
  'percent-down': { label: 'Reduce by per cent', sign: -1, unit: 'percent' },
  'amount-down': { label: 'Reduce by an amount', sign: -1, unit: 'amount' },
  'percent-up': { label: 'Raise by per cent', sign: 1, unit: 'percent' },
  'amount-up': { label: 'Raise by an amount', sign: 1, unit: 'amount' },
} as const;
type Kind = keyof typeof KINDS;

/** Undefined until it is a number within bounds. */
function readStep(kind: Kind, typed: string): PriceStep | undefined {
  const { sign, unit } = KINDS[kind];
  const { min, max } = PRICE_STEP_LIMITS[unit];
  const reading = readAmount(typed.replace(/(?<!\s)\s*(?:%|per cent)$/, ''), {
    unit: unit === 'amount' ? 'money' : undefined,
    min: 0,
    max,
  });
  if (reading.is !== 'amount') return undefined;
  const by = sign * reading.amount;
  if (!Number.isFinite(by) || by === 0 || by < min || by > max) return undefined;
  return unit === 'percent' ? { percent: by } : { amount: by };
}

function PriceStepFields({ onChange }: { onChange: (step: PriceStep | undefined) => void }) {
  const [kind, setKind] = useState<Kind>('percent-down');
  const [typed, setTyped] = useState('');
  const isWrong = typed !== '' && !readStep(kind, typed);

  function change(nextKind: Kind, nextTyped: string) {
    setKind(nextKind);
    setTyped(nextTyped);
    onChange(readStep(nextKind, nextTyped));
  }

  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-2">
      <Field label="Change">
        <NativeSelect value={kind} onChange={(event) => change(event.target.value as Kind, typed)}>
          {Object.entries(KINDS).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label={KINDS[kind].unit === 'percent' ? 'Per cent' : 'Amount'}
        error={isWrong ? 'Enter a number, such as 5' : undefined}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => change(kind, event.target.value)}
        />
      </Field>
    </div>
  );
}
