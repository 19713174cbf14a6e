import { z } from 'zod';
import {
  type Fact,
  type Facts,
  type RequiredField,
  STORED_FIELDS,
  type StoredField,
} from '#domain/listings/fields/facts.ts';
import { fieldDefinition } from '#domain/listings/fields/fields.ts';
import {
  crossFieldProblems,
  expandImpliedFields,
  type FactProblem,
  readFact,
} from '#domain/listings/fields/read-facts.ts';
import { describeInput } from './fact-input.ts';

type Now = () => Date;

/** One field as a form or API client sends it. `now` decides what "next year" is. */
export function factSchema<F extends StoredField>(name: F, now: Now): z.ZodType<Fact<F>, unknown> {
  return z
    .unknown()
    .meta(describeInput(fieldDefinition(name)))
    .transform((raw, context) => {
      const reading = readFact(name, raw, now());
      if ('value' in reading) return reading.value as Fact<F>;
      context.addIssue({ code: 'custom', message: reading.problem });
      return z.NEVER;
    });
}

type OptionalFact<F extends StoredField> = z.ZodOptional<z.ZodType<Fact<F>, unknown>>;
type ChangedFacts = { [F in StoredField]: OptionalFact<F> };
type NewFacts = {
  [F in StoredField]: F extends RequiredField ? z.ZodType<Fact<F>, unknown> : OptionalFact<F>;
};

const factSchemas = (now: Now, isOptional: (name: StoredField) => boolean) =>
  Object.fromEntries(
    STORED_FIELDS.map((name) => {
      const schema = factSchema(name, now);
      return [name, isOptional(name) ? schema.optional() : schema];
    }),
  );

/** Further rules for facts that are each valid on their own. */
export type FactRule = (facts: Partial<Facts>) => FactProblem[];

function facts<Shape extends z.ZodRawShape>(shape: Shape, rules: readonly FactRule[]) {
  return z.preprocess(
    expandImpliedFields,
    z.object(shape).superRefine((given, context) => {
      for (const rule of [crossFieldProblems, ...rules])
        for (const { path, message } of rule(given)) context.addIssue({ code: 'custom', path, message });
    }),
  );
}

/**
 * A new listing: required fields are present and every field is within its bounds. Unknown fields are ignored; `more`
 * describes the rest of the request (photographs, consent).
 */
export function newListing<More extends z.ZodRawShape>(
  now: Now,
  more: More,
  rules: readonly FactRule[] = [],
) {
  const schemas = factSchemas(now, (name) => !fieldDefinition(name).required) as NewFacts;
  return facts({ ...schemas, ...more }, rules);
}

/** Changes to a listing: absent fields stay as they are. */
export function listingChanges<More extends z.ZodRawShape>(
  now: Now,
  more: More,
  rules: readonly FactRule[] = [],
) {
  return facts({ ...(factSchemas(now, () => true) as ChangedFacts), ...more }, rules);
}
