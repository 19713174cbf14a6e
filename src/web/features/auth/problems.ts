import { ACCOUNT_PROBLEMS, SIGN_UP_MISSING } from '#domain/accounts/problems.ts';
import { isNetworkFailure, sentenceOf } from '#web/api/api-error.ts';
import type { Refusal } from '#web/forms/contract-form.ts';
import { toast } from '#web/ui/toasts/toast.ts';

type Titled = { title: string; message: string };

/** The toast of each message that has one of its own. Fields say what they miss; the toast sums it up. */
const TOASTS = new Map<string, Titled>([
  ...Object.values(ACCOUNT_PROBLEMS).map((problem) => [problem.message, problem] as const),
  ...Object.values(SIGN_UP_MISSING).map((message) => [message, ACCOUNT_PROBLEMS.missing] as const),
]);

/** Shows a validation problem as a toast too. */
export function toastProblem(message: string) {
  const { title, message: description } = TOASTS.get(message) ?? { title: message, message: undefined };
  toast({ title, description, variant: 'destructive' });
}

export const NOT_REACHED: Titled = {
  title: 'Network Error',
  message: 'Please check your connection and try again.',
};

/** The server's message, our own if it sent none, or a network error if it could not be reached. */
export const failedAs =
  ({ title, message }: Titled) =>
  (error: unknown): Refusal<never> =>
    isNetworkFailure(error) ? NOT_REACHED : { title, message: sentenceOf(error, message) };

const GENERAL_ERROR = 'Something went wrong. Please try again.';

/** The same for password resets, where a network error gets a general message. */
export const resetFailedAs =
  ({ title, message }: Titled) =>
  (error: unknown): Refusal<never> => ({
    title,
    message: isNetworkFailure(error) ? GENERAL_ERROR : sentenceOf(error, message),
  });
