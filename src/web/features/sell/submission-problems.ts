import type { DraftContent } from '#contract/selling/drafts.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition } from '#domain/listings/fields/fields.ts';
import { type FieldProblems, isFilled, problemsOf } from '#web/listing-form/form-values.ts';

type SubmissionProblem = { name: FieldName; text: string; isMissing: boolean };

/** What prevents a listing from being submitted, field by field in form order. `refused` holds the server's messages. */
export function submissionProblems(content: DraftContent, refused: FieldProblems = {}): SubmissionProblem[] {
  const problems: FieldProblems = { ...refused, ...problemsOf(content) };
  return FIELD_NAMES.flatMap((name) => {
    const text = problems[name];
    if (!text) return [];
    const { label, required } = fieldDefinition(name);
    const isMissing = required === true && !isFilled(content, name);
    return [{ name, isMissing, text: isMissing ? `${label} is missing` : text }];
  });
}
