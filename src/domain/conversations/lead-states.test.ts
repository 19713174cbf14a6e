import { expect, it } from 'vitest';
import { waitInWords } from './lead-states.ts';

const NOW = new Date('2026-11-19T12:00:00Z');

it.each([
  ['2026-11-19T11:59:30Z', 'less than a minute'],
  ['2026-11-19T12:00:10Z', 'less than a minute'],
  ['2026-11-19T11:59:00Z', '1 minute'],
  ['2026-11-19T11:00:01Z', '59 minutes'],
  ['2026-11-19T11:00:00Z', '1 hour'],
  ['2026-11-18T12:00:01Z', '23 hours'],
  ['2026-11-18T12:00:00Z', '1 day'],
  ['2026-10-20T12:00:00Z', '30 days'],
])('a wait since %s is %s', (since, words) => expect(waitInWords(since, NOW)).toBe(words));
