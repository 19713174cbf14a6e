import { expect, it } from 'vitest';
import { replyAddress } from './reply-address.ts';

it('INBOX-03 begins an answer: "Re:" before the subject, a greeting in the body', () => {
  const address = new URL(
    replyAddress({ email: 'rosa@example.org', subject: 'Fees & terms?', firstName: 'Rosa' }),
  );
  expect(decodeURIComponent(address.pathname)).toBe('rosa@example.org');
  expect(address.searchParams.get('subject')).toBe('Re: Fees & terms?');
  expect(address.searchParams.get('body')).toBe('Dear Rosa,\r\n\r\n');
});

it('lets nobody add a recipient or a header', () => {
  const address = replyAddress({
    email: 'rosa@example.org?bcc=all@example.org',
    subject: 'Hello&cc=other@example.org',
    firstName: 'Rosa',
  });
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
});
