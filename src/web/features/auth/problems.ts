import { ACCOUNT_PROBLEMS } from '#domain/accounts/problems.ts';
import { isNetworkFailure, sentenceOf } from '#web/api/api-error.ts';
import type { Refusal } from '#web/forms/contract-form.ts';
import { toast } from '#web/ui/toasts/toast.ts';

type Titled = { title: string; message: string };

const TITLES = new Map<string, string>(
  Object.values(ACCOUNT_PROBLEMS).map(({ title, message }) => [message, title]),
);

/** Says a slip in a notice too, under its title if it has one. */
export function toastSlip(message: string) {
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

/** What the server said; if it gave no reason, our words; if it was not reached, that. */
export const failedAs =
  ({ title, message }: Titled) =>
  (error: unknown): Refusal<never> =>
    isNetworkFailure(error) ? NOT_REACHED : { title, message: sentenceOf(error, message) };

const SOMETHING = 'Something went wrong. Please try again.';

/** The same for resetting a password, which names no network. */
export const resetFailedAs =
  ({ title, message }: Titled) =>
  (error: unknown): Refusal<never> => ({
    title,
    message: isNetworkFailure(error) ? SOMETHING : sentenceOf(error, message),
  });
