/** Bounds of what is kept of listings that are not submitted yet. */
export const DRAFT_LIMITS = {
  perAccount: 20,
  titleLength: 200,
  /** Far more than every field filled to its limit. */
  contentBytes: 65_536,
  steps: 3,
  fields: 100,
  nameLength: 40,
  textLength: 10_000,
  listItems: 60,
  listItemLength: 200,
} as const;

export const SUBMISSION_KEY_MAX_LENGTH = 100;

/** Names one attempt to submit: the same key again answers the same listing. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
