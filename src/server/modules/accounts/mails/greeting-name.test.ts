import { expect, it } from 'vitest';
import { greetingName } from './greeting-name.ts';

it.each([
  [' Anna ', 'Anna'],
  ["D'Arcy", "D'Arcy"],
  ['Zoë-Marie', 'Zoë-Marie'],
  ['李', '李'],
  ['evil.example', undefined],
  ['call 0800', undefined],
  ['a\nb', undefined],
  ['<b>', undefined],
  ['x'.repeat(41), undefined],
  ['', undefined],
  [null, undefined],
])('%j is greeted as %j', (typed, name) => {
  expect(greetingName(typed)).toBe(name);
});
