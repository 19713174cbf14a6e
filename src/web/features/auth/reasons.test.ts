import { expect, it } from 'vitest';
import { returnTo } from '#web/session/return-path.ts';
import { reasonIn } from './reasons.ts';

const at = (pathname: string) => ({ pathname, search: '', hash: '' });

it('BUYER-05 names the act, or else what the page is for', () => {
  expect(reasonIn(returnTo(at('/search'), 'save Moody 336'))).toBe('save Moody 336');
  expect(reasonIn(returnTo(at('/messages/12')))).toBe('read your messages');
  expect(reasonIn(returnTo({ ...at('/saved-searches'), search: '?page=2' }))).toBe('see your saved searches');
});

it('BUYER-05 gives no reason to a visitor who came by themselves', () => {
  for (const state of [
    null,
    undefined,
    'x',
    {},
    returnTo(at('/')),
    returnTo(at('/messages-from-elsewhere')),
    { why: 7 },
  ])
    expect(reasonIn(state)).toBeUndefined();
});
