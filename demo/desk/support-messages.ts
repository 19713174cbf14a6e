import { daysAfter } from '../schedule.ts';
import { DESK_PEOPLE } from './people.ts';

type Row = readonly [
  daysAgo: number,
  isRead: boolean,
  firstName: string,
  lastName: string,
  email: string,
  subject: string,
  message: string,
];

const ROWS: readonly Row[] = [
  [
    0.1,
    false,
    'Derek',
    'Mumford',
    'derek.mumford@postbag.example',
    'Photos will not upload from my phone',
    'I have tried four times to add pictures of my Sadler and the bar stops at about ninety per cent. They are from a newish phone and quite large. Is there a limit, or am I doing something wrong? I can send them by post if all else fails.',
  ],
  [
    0.6,
    false,
    'Amara',
    'Nwosu',
    'amara@nwosu.example',
    'Question about selling as a dealer',
    'We are a small outboard dealership in Kent with around thirty engines at any time. Can we list them all under one account, and is there any cost for trade sellers at the moment?',
  ],
  [
    1.2,
    false,
    'Philip',
    'Garth',
    'pgarth@hillside.example',
    'Seller has not replied',
    'I wrote to the seller of a narrowboat eight days ago through the site and have heard nothing. Could you check that the message reached them? I should hate to lose her for want of an answer.',
  ],
  [
    2.4,
    true,
    'Sheila',
    'Amos',
    'sheila.amos@inbox.example',
    'Thank you',
    'Just to say that our Wayfarer sold to a lovely family within four days. It was the easiest thing I have ever sold, and nobody tried to pay me with a cheque from overseas.',
  ],
  [
    3.8,
    true,
    'Rhodri',
    'Pugh',
    'rhodri.pugh@seamail.example',
    'Wrong county on my advert',
    'My boat is in Pwllheli, which is in Gwynedd, but I chose the wrong county from the list and now it is waiting for review. Can you put it right or must I start again?',
  ],
  [
    5.5,
    true,
    'Celia',
    'Hartnoll',
    'celia@hartnoll.example',
    'How long does review take?',
    'I submitted my Shrimper on Tuesday evening. The page said usually within twenty-four hours. There is no hurry, but I would like to tell a friend when to look.',
  ],
  [
    8.1,
    true,
    'Jonathan',
    'Speight',
    'j.speight@postbag.example',
    'Suspicious message from a buyer',
    'Someone who has not seen the boat wants to send a bank draft for more than the price and have me forward the difference to a shipping agent. I have not replied. I thought that you would want to know.',
  ],
  [
    12.7,
    true,
    'Maggie',
    'Orr',
    'maggie.orr@inbox.example',
    'Featured listings',
    'Could you explain how a boat comes to be featured on the front page? We have a rather special classic coming up for sale in the spring.',
  ],
];

/** The messages in the admin inbox, newest first: from the public, and one request to delete an account. */
export function supportMessages(now: Date) {
  const written = ROWS.map(([daysAgo, isRead, firstName, lastName, email, subject, message]) => ({
    kind: 'contact' as 'contact' | 'account-deletion',
    /** The email address of the sender's account. */
    account: null as string | null,
    firstName,
    lastName,
    email,
    subject,
    message,
    isRead,
    createdAt: daysAfter(now, -daysAgo),
  }));
  const { firstName, lastName, email } = DESK_PEOPLE.leaver;
  const leaving = {
    kind: 'account-deletion' as const,
    account: email as string,
    firstName,
    lastName,
    email,
    subject: 'Account deletion request',
    message: 'I would like my account and everything that belongs to it to be deleted.',
    isRead: false,
    createdAt: daysAfter(now, -0.4),
  };
  return [...written, leaving].toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt));
}
