import type { SellerType } from './seller-types.ts';

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

interface Greeted {
  firstName?: string | null;
  lastName?: string | null;
  sellerType?: SellerType;
  email: string;
}

/** The label of an account in the header. */
export function menuLabel(user: Pick<Greeted, 'firstName' | 'email'>): string {
  return user.firstName?.trim() || user.email.split('@')[0] || user.email;
}

/** How the site greets an account: people by their first name, companies by their whole name. */
export function welcomeName({ firstName = null, lastName = null, sellerType, email }: Greeted): string {
  const isCompany = sellerType && sellerType !== 'private';
  return (isCompany && fullName({ firstName, lastName })) || menuLabel({ firstName, email });
}
