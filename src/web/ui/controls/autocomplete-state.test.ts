import { describe, expect, it } from 'vitest';
import { type AutocompleteEvent, autocomplete, CLOSED } from './autocomplete-state.ts';

const MOUTHS = ['Plymouth', 'Falmouth', 'Yarmouth'];
const typed: AutocompleteEvent = { type: 'typed', suggestions: MOUTHS };
const down: AutocompleteEvent = { type: 'moved', by: 1 };
const up: AutocompleteEvent = { type: 'moved', by: -1 };

const stateAfter = (...events: AutocompleteEvent[]) => events.reduce(autocomplete, CLOSED);

describe('suggestions', () => {
  it('LOC-01 open when there are matches and stay shut when there are none', () => {
    expect(stateAfter(typed).open).toBe(true);
    expect(stateAfter(typed, { type: 'typed', suggestions: [] }).open).toBe(false);
  });

  it('LOC-04 LOC-05 close and forget the highlight', () => {
    expect(stateAfter(typed, down, { type: 'closed' })).toMatchObject({ open: false, highlighted: -1 });
  });

  it('LOC-07 the arrows move the highlight and wrap around', () => {
    expect(stateAfter(typed).highlighted).toBe(-1);
    expect(stateAfter(typed, down).highlighted).toBe(0);
    expect(stateAfter(typed, down, down, down, down).highlighted).toBe(0);
    expect(stateAfter(typed, up).highlighted).toBe(2);
    expect(stateAfter(typed, down, up).highlighted).toBe(2);
  });

  it('LOC-07 an arrow brings a closed list back', () => {
    expect(stateAfter(typed, { type: 'closed' }, down)).toMatchObject({ open: true, highlighted: 0 });
  });

  it('an arrow without suggestions opens nothing', () => {
    expect(stateAfter(down)).toEqual(CLOSED);
  });

  it('typing on moves the highlight away', () => {
    expect(stateAfter(typed, down, typed).highlighted).toBe(-1);
  });
});
