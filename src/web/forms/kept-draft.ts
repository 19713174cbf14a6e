import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { keptDrafts } from '#web/browser/kept-drafts.ts';
import type { ContractForm } from './contract-form.ts';

type KeptDraft<Typed extends FieldValues, Request> = {
  form: ContractForm<Typed, Request>;
  /** The name of the draft, such as "enquiry:4217". */
  id: string;
  open: boolean;
  initial: DefaultValues<Typed>;
};

/**
 * Keeps what is typed into a dialog until it is sent or cancelled: closing it otherwise or reloading the page loses
 * nothing. The form itself is reset whenever the dialog closes.
 */
export function useKeptDraft<Typed extends FieldValues, Request>(kept: KeptDraft<Typed, Request>) {
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
