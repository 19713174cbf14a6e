import { daysAfter } from '../schedule.ts';

/** People in the admin desk's data besides the sellers: a former administrator, various new accounts, one that leaves. */
export const DESK_PEOPLE = {
  reviewer: {
    firstName: 'Harriet',
    lastName: 'Quayle',
    email: 'harriet.quayle@slipway.example',
    daysAgo: 640,
  },
  chancer: {
    firstName: 'Dean',
    lastName: 'Marlow',
    email: 'dean.marlow.boats@quickmail.example',
    daysAgo: 1.3,
  },
  hurried: {
    firstName: 'Gordon',
    lastName: 'Tilley',
    email: 'gordon.tilley@postbag.example',
    daysAgo: 212,
  },
  leaver: {
    firstName: 'Winifred',
    lastName: 'Sale',
    email: 'winifred.sale@inbox.example',
    daysAgo: 388,
  },
  suspended: {
    firstName: 'Barry',
    lastName: 'Locke',
    email: 'b.locke@quickmail.example',
    daysAgo: 19,
    suspension: {
      daysAgo: 11.2,
      reason: 'Asked three buyers for a deposit by bank transfer for a boat that belongs to somebody else.',
    },
  },
} as const;

export type DeskPerson = keyof typeof DESK_PEOPLE;

export const emailOf = (person: DeskPerson): string => DESK_PEOPLE[person].email;

export function deskAccounts(now: Date) {
  return Object.values(DESK_PEOPLE).map(({ daysAgo, ...person }) => {
    const suspension = 'suspension' in person ? person.suspension : undefined;
    return {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email as string,
      sellerType: 'private' as const,
      createdAt: daysAfter(now, -daysAgo),
      suspendedAt: suspension ? daysAfter(now, -suspension.daysAgo) : null,
      suspensionReason: suspension?.reason ?? null,
    };
  });
}
