import { describe, expect, it } from 'vitest';
import { type AutocompleteEvent, autocomplete, CLOSED } from './autocomplete-state.ts';

const typed: AutocompleteEvent = { type: 'typed' };
const closed: AutocompleteEvent = { type: 'closed' };
const down: AutocompleteEvent = { type: 'moved', by: 1, count: 3 };
const up: AutocompleteEvent = { type: 'moved', by: -1, count: 3 };

const stateAfter = (...events: AutocompleteEvent[]) => events.reduce(autocomplete, CLOSED);

describe('suggestions', () => {
  it('LOC-01 are wanted from the first letter typed', () => {
    expect(CLOSED.wanted).toBe(false);
    expect(stateAfter(typed).wanted).toBe(true);
  });

  it('LOC-04 LOC-05 close and forget the highlight', () => {
    expect(stateAfter(typed, down, closed)).toEqual({ wanted: false, highlighted: -1 });
  });

  it('LOC-07 the arrows move the highlight and wrap around', () => {
    expect(stateAfter(typed).highlighted).toBe(-1);
    expect(stateAfter(typed, down).highlighted).toBe(0);
    expect(stateAfter(typed, down, down, down, down).highlighted).toBe(0);
    expect(stateAfter(typed, up).highlighted).toBe(2);
    expect(stateAfter(typed, down, up).highlighted).toBe(2);
  });

  it('LOC-07 an arrow brings a closed list back', () => {
    expect(stateAfter(typed, closed, down)).toEqual({ wanted: true, highlighted: 0 });
  });

  it('an arrow without suggestions opens nothing', () => {
    expect(stateAfter({ ...down, count: 0 })).toEqual(CLOSED);
  });

  it('typing on moves the highlight away', () => {
    expect(stateAfter(typed, down, typed).highlighted).toBe(-1);
  });
});
