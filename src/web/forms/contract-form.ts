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
import { firstField, showFirstProblem, takeFromPage } from './form-element.ts';

/** The place of a problem that belongs to no field. */
const WHOLE_FORM = 'root.form';

/** One sentence about one field, as the schema and the server both write it. */
type Problem = { path: readonly PropertyKey[]; message: string };

/** What a form says when it could not be sent: in itself, and with a title also in a passing notice. */
export type Refusal<Name extends string = string> = { message: string; title?: string; field?: Name };

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** How many characters each field takes. */
type Limits = Partial<Record<string, { readonly max?: number }>>;

type FormOptions<Typed extends FieldValues, Request> = {
  /** The contract's own schema. It is fetched when somebody comes near the form, not with the page. */
  schema: () => Promise<ZodType<Request, Typed>>;
  limits?: Limits;
  /** Only for forms that the server does not render: there it would overwrite what was typed before scripts ran. */
  initial?: DefaultValues<Typed>;
  /** Sends what the schema made of the fields. */
  send: (request: Request) => Promise<void>;
  /** What to say of an error that `send` threw, unless that is a `Refused` and says it itself. */
  failed: (error: unknown) => Refusal<FieldPath<Typed>>;
  /** Told the first sentence when the schema refuses. */
  onSlip?: (message: string) => void;
};

export type ContractForm<Typed extends FieldValues, Request = unknown> = ReturnType<
  typeof useContractForm<Typed, Request>
>;

/**
 * The engine of every form: a form is its contract's schema plus its layout. Fields and their state are
 * react-hook-form's; this adds what all our forms promise. The schema checks before anything is sent, the server's
 * details land on their fields, what belongs to none stands above the form, the first problem is brought into view,
 * nothing typed is lost and nothing is sent twice.
 */
export function useContractForm<Typed extends FieldValues, Request>(options: FormOptions<Typed, Request>) {
  const { schema, limits, initial, send, failed, onSlip } = options;
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
    if (element.current) takeFromPage(element.current, { getValues, setValue });
  }, [getValues, setValue]);

  useEffect(() => {
    if (refusals > 0 && element.current) showFirstProblem(element.current);
  }, [refusals]);

  /** Fills in what is known of the person, where nothing has been typed yet. */
  const fillIn = useCallback(
    (known: Partial<Typed>) => {
      for (const [name, value] of Object.entries(known) as [FieldPath<Typed>, never][])
        if (!getValues(name)) setValue(name, value);
    },
    [getValues, setValue],
  );

  /** Puts the first problem of each field on it; those of fields that the form does not show stand above it. */
  function refuse(problems: readonly Problem[]) {
    for (const { path, message } of problems.toReversed()) {
      const name = path.join('.');
      const isShown = name !== '' && element.current?.elements.namedItem(name);
      methods.setError(isShown ? (name as FieldPath<Typed>) : WHOLE_FORM, { type: 'server', message });
    }
    setRefusals((count) => count + 1);
  }

  function tell({ title, message, field }: Refusal, details: readonly Problem[] = []) {
    if (title) toast({ title, description: message, variant: 'destructive' });
    refuse(details.length > 0 ? details : [{ path: field ? [field] : [], message }]);
  }

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      if (error instanceof Refused) tell(error.refusal);
      else tell(failed(error), error instanceof ApiError ? error.details : []);
    }
  }

  function slipped(errors: FieldErrors<Typed>) {
    const [first] = Object.values(errors);
    if (typeof first?.message === 'string') onSlip?.(first.message);
  }

  async function check() {
    if (element.current) takeFromPage(element.current, { getValues, setValue });
    await methods.handleSubmit(send, slipped)();
    setRefusals((count) => count + 1);
  }

  return {
    ...methods,
    id,
    element,
    limits,
    busy,
    refuse,
    /** Fetches the schema ahead; if that fails, sending tries again and says so. */
    prepare: () => void schema().catch(() => {}),
    firstField: () => (element.current ? firstField(element.current) : null),
    onSubmit(event: FormEvent) {
      event.preventDefault();
      // A schema that cannot be fetched is a failure like any other.
      void during(() => attempt(check));
    },
    fillIn,
    /** Sends as the button does. */
    submit: () => element.current?.requestSubmit(),
    /** Does something else on the form's behalf, which is busy with it and shows how it failed. */
    run(work: () => Promise<void>) {
      methods.clearErrors();
      void during(() => attempt(work));
    },
  };
}
