export const REPORT_REASONS = [
  'I think it is a scam',
  'The boat is already sold',
  'The details or photos are wrong',
  'It is listed more than once',
  'It is offensive or unlawful',
  'Something else',
] as const;

export const REPORT_STATES = ['open', 'dismissed', 'change-requested', 'taken-down'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const REPORT_LIMITS = {
  reason: { max: 100 },
  details: { max: 2000 },
} as const;

export const REPORT_PROBLEMS = {
  reason: 'Please say what is wrong with this listing',
  details: 'The details contain characters that cannot be shown',
  detailsTooLong: `The details must be at most ${REPORT_LIMITS.details.max.toLocaleString('en-GB')} characters`,
  email: 'Please enter a valid email address.',
} as const;

export const REPORT_NOTICES = {
  sent: { title: 'Report Sent', description: 'Thank you. We will look at this listing.' },
  failed: {
    title: 'Failed to Send Report',
    description: 'There was an error sending your report. Please try again.',
  },
} as const;
