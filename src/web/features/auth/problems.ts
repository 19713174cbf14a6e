import { ACCOUNT_PROBLEMS } from '#domain/accounts/problems.ts';
import { isNetworkFailure, sentenceOf } from '#web/api/api-error.ts';
import type { Refusal } from '#web/forms/contract-form.ts';
import { toast } from '#web/ui/toasts/toast.ts';

type Titled = { title: string; message: string };

const TITLES = new Map<string, string>(
  Object.values(ACCOUNT_PROBLEMS).map(({ title, message }) => [message, title]),
);

/** Shows a validation problem as a toast too, with its own title if it has one. */
export function toastProblem(message: string) {
  const title = TITLES.get(message);
  toast(
    title
      ? { title, description: message, variant: 'destructive' }
      : { title: message, variant: 'destructive' },
  );
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
