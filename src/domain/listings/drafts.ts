/** Limits of the drafts stored on the server. */
export const DRAFT_LIMITS = {
  perAccount: 20,
  titleLength: 200,
  /** Far more than a draft with every field at its limit. */
  contentBytes: 65_536,
  steps: 3,
  fields: 100,
  nameLength: 40,
  textLength: 10_000,
  listItems: 60,
  listItemLength: 200,
} as const;

export const SUBMISSION_KEY_MAX_LENGTH = 100;

/** Identifies one submission: repeating the key returns the same listing. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
