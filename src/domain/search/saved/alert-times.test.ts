import { expect, it } from 'vitest';
import { type AlertFrequency, mailTimeOf } from './alert-times.ts';

const timeOf = (frequency: AlertFrequency, found: string) =>
  mailTimeOf(frequency, new Date(found))?.toISOString();

it('ALERT-12 "instant" is mailed within five minutes, with what comes meanwhile', () => {
  expect(timeOf('instant', '2026-11-16T10:00:00Z')).toBe('2026-11-16T10:02:00.000Z');
});

it.each([
  ['in winter', '2026-11-16T10:00:00Z', '2026-11-17T08:00:00.000Z'],
  ['in summer', '2026-07-01T10:00:00Z', '2026-07-02T07:00:00.000Z'],
  ['before eight on the same day', '2026-11-16T07:59:59Z', '2026-11-16T08:00:00.000Z'],
  ['at eight sharp the next day', '2026-11-16T08:00:00Z', '2026-11-17T08:00:00.000Z'],
  ['over the night in which summer time begins', '2027-03-27T20:00:00Z', '2027-03-28T07:00:00.000Z'],
  ['over the night in which summer time ends', '2026-10-24T20:00:00Z', '2026-10-25T08:00:00.000Z'],
])('ALERT-12 "daily" is mailed at 08:00 London time: %s', (_, found, expected) => {
  expect(timeOf('daily', found)).toBe(expected);
});

it.each([
  ['in the week', '2026-11-17T10:00:00Z', '2026-11-23T08:00:00.000Z'],
  ['early on Monday', '2026-11-16T06:00:00Z', '2026-11-16T08:00:00.000Z'],
  ['after the mail of Monday', '2026-11-16T08:00:00Z', '2026-11-23T08:00:00.000Z'],
  ['across the end of summer time', '2026-10-21T10:00:00Z', '2026-10-26T08:00:00.000Z'],
])('ALERT-12 "weekly" is mailed on Mondays at 08:00 London time: %s', (_, found, expected) => {
  expect(timeOf('weekly', found)).toBe(expected);
});

it('ALERT-12 "off" is never mailed', () => {
  expect(timeOf('off', '2026-11-16T10:00:00Z')).toBeUndefined();
});
