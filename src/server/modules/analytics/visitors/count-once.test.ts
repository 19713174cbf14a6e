import { expect, it } from 'vitest';
import { DAY } from '#domain/durations.ts';
import { createCountOnce } from './count-once.ts';

const ANN = { address: '192.0.2.1', accountId: undefined, isPresent: true };

function counting() {
  const countOnce = createCountOnce({ now: () => new Date('2026-11-15T12:00:00Z') });
  const counted: string[] = [];
  const visit = (
    action: `${string} ${string | number}`,
    visitor: { accountId?: string } = {},
    isThere = true,
  ) =>
    countOnce({ visitor: { ...ANN, ...visitor }, action, windowMs: DAY }, async () => {
      if (isThere) counted.push(action);
      return isThere;
    });
  return { counted, visit };
}

it('60,000 made-up searches and pages do not make a look at a boat count again', async () => {
  const { counted, visit } = counting();
  await visit('boat 1');
  for (let n = 0; n < 60_000; n += 1) await visit(`${n % 2 ? 'search' : 'page'} ${n}`);
  await visit('boat 1');
  expect(counted.filter((action) => action === 'boat 1')).toHaveLength(1);
});

it('60,000 boats that there are none of do not either', async () => {
  const { counted, visit } = counting();
  await visit('boat 1');
  for (let n = 2; n < 60_000; n += 1) await visit(`boat ${n}`, {}, false);
  await visit('boat 1');
  expect(counted).toEqual(['boat 1']);
});

it('what was not there to be counted counts once it is; an owner’s own look is remembered', async () => {
  const { counted, visit } = counting();
  await visit('boat 1', {}, false);
  await visit('boat 1');
  await visit('boat 2', { accountId: 'owner' }, false);
  await visit('boat 2');
  expect(counted).toEqual(['boat 1']);
});
