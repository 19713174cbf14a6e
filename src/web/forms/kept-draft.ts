import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { keptDrafts } from '#web/browser/kept-drafts.ts';
import { type ContractForm, type FormOptions, useContractForm } from './contract-form.ts';

type KeptDraft<Typed extends FieldValues, Request> = {
  form: ContractForm<Typed, Request>;
  id: string;
  open: boolean;
  initial: DefaultValues<Typed>;
};

type KeptFormOptions<Typed extends FieldValues, Request> = Omit<
  FormOptions<Typed, Request>,
  'initial' | 'send'
> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The name of the draft, such as "enquiry:4217". */
  keptAs: string;
  initial: DefaultValues<Typed>;
  /** Sends the parsed values; `discard` closes the dialog when they need not be kept any longer. */
  send: (request: Request, discard: () => void) => Promise<void>;
};

/**
 * The form of a dialog that keeps what is typed until it is sent or cancelled: closing the dialog otherwise or reloading
 * the page loses nothing. The form itself is reset whenever the dialog closes.
 */
export function useKeptForm<Typed extends FieldValues, Request>(options: KeptFormOptions<Typed, Request>) {
  const { open, onOpenChange, keptAs, initial, send, ...rest } = options;
  const form = useContractForm<Typed, Request>({
    ...rest,
    initial,
    send: (request) => send(request, discard),
  });
  const draft = useKeptDraft({ form, id: keptAs, open, initial });

  function discard() {
    draft.forget();
    onOpenChange(false);
  }

  return { form, discard };
}

function useKeptDraft<Typed extends FieldValues, Request>(kept: KeptDraft<Typed, Request>) {
  const { form, id, open, initial } = kept;
  const isForgotten = useRef(false);

  const restore = useEffectEvent(() => {
    isForgotten.current = false;
    const draft = keptDrafts.read(id);
    if (draft) form.reset({ ...initial, ...parse(draft) }, { keepDefaultValues: true });
  });

  const keep = useEffectEvent((values: FieldValues) => {
    if (isForgotten.current) return;
    const typed = Object.entries<unknown>(initial).flatMap(([name, first]) =>
      values[name] === first ? [] : [[name, values[name]]],
    );
    if (typed.length > 0) keptDrafts.write(id, JSON.stringify(Object.fromEntries(typed)));
    else keptDrafts.remove(id);
  });

  const reset = useEffectEvent(() => form.reset(initial));

  useEffect(() => {
    if (!open) return;
    restore();
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
    return () => {
      stop();
      reset();
    };
  }, [open, form.subscribe]);

  return {
    /** The form still notifies us while it closes. */
    forget() {
      isForgotten.current = true;
      keptDrafts.remove(id);
    },
  };
}

function parse(draft: string): object {
  try {
    const values: unknown = JSON.parse(draft);
    return typeof values === 'object' && values !== null ? values : {};
  } catch {
    return {};
  }
}
