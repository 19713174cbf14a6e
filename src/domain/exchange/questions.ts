import type { StoredField } from '../listings/fields/facts.ts';
import { FIELDS } from '../listings/fields/fields.ts';
import { CATEGORIES } from '../taxonomy/categories.ts';

interface Question {
  /** `boats` is "this boat" or "these 18 boats". */
  ask: (boats: string) => string;
  choices: readonly string[];
  /** What an import does until it is answered; undefined for what it leaves open. */
  until?: string;
}

/**
 * Facts that an import asks for once per file where the file does not state them. Each is a field that has a default in
 * the field table, or that buyers rely on: in an import a default is a question. The other defaults state nothing:
 * an empty description, an empty list, a phone number that is not shown.
 */
export const QUESTIONS = {
  category: {
    ask: (boats) => `What kind of boats are ${boats}?`,
    choices: CATEGORIES.map(({ id }) => id),
  },
  currency: {
    ask: (boats) => `In which currency are the prices of ${boats}?`,
    choices: Object.keys(FIELDS.currency.options),
    until: FIELDS.currency.default,
  },
  vatStatus: {
    ask: (boats) => `Is VAT paid on ${boats}?`,
    choices: Object.keys(FIELDS.vatStatus.options),
    // Shown as "not applicable" at most, never as unpaid.
    until: FIELDS.vatStatus.unstated,
  },
  condition: {
    ask: (boats) => `In which condition are ${boats}?`,
    choices: Object.keys(FIELDS.condition.options),
  },
  country: {
    ask: (boats) => `We do not know the places of ${boats}. In which country are they?`,
    choices: [
      FIELDS.country.default,
      'France',
      'Spain',
      'Netherlands',
      'Ireland',
      'Greece',
      'Croatia',
      'Italy',
    ],
    until: FIELDS.country.default,
  },
  showEmail: {
    ask: (boats) => `May buyers write to you about ${boats}?`,
    choices: ['true', 'false'],
    until: 'true',
  },
} as const satisfies Partial<Record<StoredField, Question>>;

export type AskedField = keyof typeof QUESTIONS;
export const ASKED_FIELDS = Object.keys(QUESTIONS) as readonly AskedField[];
export const isAsked = (field: string): field is AskedField => Object.hasOwn(QUESTIONS, field);
export const questionOf = (field: AskedField): Question => QUESTIONS[field];

/** What the seller answered about every boat of a file that does not say it. */
export type Answers = Readonly<Partial<Record<AskedField, string>>>;
export type AskedCounts = Partial<Record<AskedField, number>>;

const answerOf = (field: AskedField, answers: Answers): string | undefined => {
  const { until }: Question = QUESTIONS[field];
  return answers[field] ?? until;
};

/** The value that a boat takes for a fact that its file does not state. */
export function answered(field: AskedField, answers: Answers): string | boolean | undefined {
  const value = answerOf(field, answers);
  return field === 'showEmail' && value !== undefined ? value === 'true' : value;
}
