import type { checkPasswordChange, FormProblem } from '#domain/accounts/form-checks.ts';
import type { Faults } from '#web/ui/forms/script-form.tsx';

export type PasswordEntries = Parameters<typeof checkPasswordChange>[0];

const NAMES = [
  'currentPassword',
  'newPassword',
  'confirmPassword',
] as const satisfies readonly (keyof PasswordEntries)[];

/** Which fields the first problem of a password change is about. */
export function passwordFaults(
  entries: PasswordEntries,
  { message }: FormProblem,
): Faults<keyof PasswordEntries> {
  const empty = NAMES.filter((name) => entries[name] === '');
  if (empty.length > 0) return Object.fromEntries(empty.map((name) => [name, message]));
  if (entries.newPassword !== entries.confirmPassword) return { confirmPassword: message };
  return { newPassword: message };
}
