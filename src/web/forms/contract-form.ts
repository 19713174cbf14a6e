import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { ApiError } from '#web/api/api-error.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { firstField, readFromDom, showFirstProblem } from './form-element.ts';

/** The key of problems that belong to no field. */
const WHOLE_FORM = 'root.form';

/** A problem of one field, as both the schema and the server report it. */
type Problem = { path: readonly PropertyKey[]; message: string };

/** The message when sending fails: shown in the form and, with a title, as a toast too. */
export type Refusal<Name extends string = string> = { message: string; title?: string; field?: Name };

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The maximum length of each field. */
type Limits = Partial<Record<string, { readonly max?: number }>>;

export type FormOptions<Typed extends FieldValues, Request> = {
  /** The contract's schema. Loaded when a visitor interacts with the form, not with the page. */
  schema: () => Promise<ZodType<Request, Typed>>;
  limits?: Limits;
  /** Only for forms that are not server-rendered: otherwise it would overwrite input typed before hydration. */
  initial?: DefaultValues<Typed>;
  /** Sends the parsed values. */
  send: (request: Request) => Promise<void>;
  /** Translates an error thrown by `send`, unless it is a `Refused`, which carries its own message. */
  failed: (error: unknown) => Refusal<FieldPath<Typed>>;
  /** Called with the first message when validation fails. */
  onInvalid?: (message: string) => void;
};

export type ContractForm<Typed extends FieldValues, Request = unknown> = ReturnType<
  typeof useContractForm<Typed, Request>
>;

/**
 * The engine of every form: a form is its contract's schema plus its layout. Fields and their state are
 * react-hook-form's; this adds what all our forms share. The schema validates before sending, the server's
 * messages appear at their fields or above the form, the first problem is scrolled into view,
 * input is never lost and nothing is sent twice.
 */
export function useContractForm<Typed extends FieldValues, Request>(options: FormOptions<Typed, Request>) {
  const { schema, limits, initial, send, failed, onInvalid } = options;
  const methods = useForm<Typed, unknown, Request>({
    defaultValues: initial,
    shouldFocusError: false,
    resolver: async (...typed) => standardSchemaResolver<Typed, unknown, Request>(await schema())(...typed),
  });
  const { getValues, setValue } = methods;
  const [busy, during] = useBusy();
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (element.current) readFromDom(element.current, { getValues, setValue });
  }, [getValues, setValue]);

  useEffect(() => {
    if (refusals > 0 && element.current) showFirstProblem(element.current);
  }, [refusals]);

  /** Fills in known account data where the fields are still empty. */
  const fillIn = useCallback(
    (known: Partial<Typed>) => {
      for (const [name, value] of Object.entries(known) as [FieldPath<Typed>, never][])
        if (!getValues(name)) setValue(name, value);
    },
    [getValues, setValue],
  );

  /** Shows the first problem of each field at the field, or above the form if it has no such field. */
  function refuse(problems: readonly Problem[]) {
    for (const { path, message } of problems.toReversed()) {
      const name = path.join('.');
      const isShown = name !== '' && element.current?.elements.namedItem(name);
      methods.setError(isShown ? (name as FieldPath<Typed>) : WHOLE_FORM, { type: 'server', message });
    }
    setRefusals((count) => count + 1);
  }

  function report({ title, message, field }: Refusal, details: readonly Problem[] = []) {
    if (title) toast({ title, description: message, variant: 'destructive' });
    refuse(details.length > 0 ? details : [{ path: field ? [field] : [], message }]);
  }

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      if (error instanceof Refused) report(error.refusal);
      else report(failed(error), error instanceof ApiError ? error.details : []);
    }
  }

  function handleInvalid(errors: FieldErrors<Typed>) {
    const [first] = Object.values(errors);
    if (typeof first?.message === 'string') onInvalid?.(first.message);
  }

  async function check() {
    if (element.current) readFromDom(element.current, { getValues, setValue });
    await methods.handleSubmit(send, handleInvalid)();
    setRefusals((count) => count + 1);
  }

  return {
    ...methods,
    id,
    element,
    limits,
    busy,
    refuse,
    /** Preloads the schema. If that fails, sending tries again and reports it. */
    prepare: () => void schema().catch(() => {}),
    firstField: () => (element.current ? firstField(element.current) : null),
    onSubmit(event: FormEvent) {
      event.preventDefault();
      // Failing to load the schema is handled like any other failure.
      void during(() => attempt(check));
    },
    fillIn,
    /** Submits the form, as the button does. */
    submit: () => element.current?.requestSubmit(),
    /** Runs another action of the form, with its busy state and error handling. */
    run(work: () => Promise<void>) {
      methods.clearErrors();
      void during(() => attempt(work));
    },
  };
}
