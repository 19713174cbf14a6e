import { isEmail } from '#domain/accounts/email.ts';
import type { checkSignUp, FormProblem } from '#domain/accounts/form-checks.ts';
import { PASSWORD } from '#domain/accounts/secrets.ts';
import type { Faults } from '#web/ui/forms/script-form.tsx';

const EMPTY = {
  fullName: 'Enter your full name',
  email: 'Enter your email address',
  password: 'Enter your password',
} as const;

type Required = keyof typeof EMPTY;

export type SignUpEntries = Parameters<typeof checkSignUp>[0];

function emptyFields(entries: Partial<Record<Required, string>>): Faults<Required> {
  const names = (Object.keys(EMPTY) as Required[]).filter((name) => entries[name]?.trim() === '');
  return Object.fromEntries(names.map((name) => [name, EMPTY[name]]));
}

export const signInFaults = (entries: { email: string; password: string }) => emptyFields(entries);

/** Which fields a sign-up's first problem is about. */
export function signUpFaults(entries: SignUpEntries, { message }: FormProblem): Faults<keyof SignUpEntries> {
  const empty = emptyFields(entries);
  if (Object.keys(empty).length > 0) return empty;
  if (!isEmail(entries.email)) return { email: message };
  if (entries.password !== entries.confirmPassword) return { confirmPassword: message };
  if (entries.password.length < PASSWORD.minLength) return { password: message };
  return { ageConfirmed: message };
}
