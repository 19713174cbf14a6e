export const FULL_NAME_MAX_LENGTH = 100;

/** The first word is the first name, the rest the last name. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Empty for an account without a name. */
export function fullName({ firstName, lastName }: { firstName: string | null; lastName: string | null }) {
  return [firstName, lastName].join(' ').trim();
}

export function menuLabel(user: { firstName?: string | null; email: string }): string {
  return user.firstName?.trim() || user.email.split('@')[0] || user.email;
}
