import { ApiError, sentenceOf } from '#web/api/api-error.ts';

/** The server refused because of the state of things, usually because a colleague was faster. Nothing has failed. */
const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** How an action ended that was not carried out. */
export const failureToast = (error: unknown, fallback: string) => ({
  title: isConflict(error) ? 'Not possible now' : 'Error',
  description: sentenceOf(error, fallback),
  variant: 'destructive' as const,
});
