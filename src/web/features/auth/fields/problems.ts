import type { FormProblem } from '#domain/accounts/form-checks.ts';
import { isNetworkFailure, sentenceOf } from '#web/api/api-error.ts';
import { toast } from '#web/ui/toasts/toast.ts';

export function toastProblem({ title, message }: FormProblem) {
  toast(
    title
      ? { title, description: message, variant: 'destructive' }
      : { title: message, variant: 'destructive' },
  );
}

export function toastNetworkError() {
  toastProblem({ title: 'Network Error', message: 'Please check your connection and try again.' });
}

/** Says what the server said; if it gave no reason, our words; if it was not reached, that. */
export function toastFailure(error: unknown, { title, message }: Required<FormProblem>) {
  if (isNetworkFailure(error)) return toastNetworkError();
  toastProblem({ title, message: sentenceOf(error, message) });
}

const SOMETHING = 'Something went wrong. Please try again.';

/** The same for resetting a password, which names no network; answers what it said. */
export function toastResetFailure(error: unknown, { title, message }: Required<FormProblem>): string {
  const words = isNetworkFailure(error) ? SOMETHING : sentenceOf(error, message);
  toastProblem({ title, message: words });
  return words;
}
