import { expect, it } from 'vitest';
import { DAY } from '#domain/durations.ts';
import { createCountOnce } from './count-once.ts';

const ANN = { address: '192.0.2.1', accountId: undefined, isCountable: true };

it('60,000 invented searches do not make a page view count again', async () => {
  const countOnce = createCountOnce({ now: () => new Date('2026-11-15T12:00:00Z') });
  const counted: string[] = [];
  const visit = (action: `${string} ${string | number}`) =>
    countOnce({ visitor: ANN, action, windowMs: DAY }, async () => {
      counted.push(action);
    });
  await visit('page /help');
  for (let n = 0; n < 60_000; n += 1) await visit(`search ${n}`);
  await visit('page /help');
  expect(counted.filter((action) => action === 'page /help')).toHaveLength(1);
  expect(counted).toHaveLength(60_001);
});
