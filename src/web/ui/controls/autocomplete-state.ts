export const NONE = -1;

export type AutocompleteState = {
  /** Whether the suggestions for the current text are shown, if there are any. */
  wanted: boolean;
  /** The index of the highlighted suggestion, -1 for none. */
  highlighted: number;
};

export type AutocompleteEvent =
  | { type: 'typed' }
  | { type: 'moved'; by: 1 | -1; count: number }
  | { type: 'closed' };

export const CLOSED: AutocompleteState = { wanted: false, highlighted: NONE };

export function autocomplete(state: AutocompleteState, event: AutocompleteEvent): AutocompleteState {
  switch (event.type) {
    case 'typed':
      return { wanted: true, highlighted: NONE };
    case 'moved':
      return move(state, event);
    case 'closed':
      return CLOSED;
  }
}

/** The arrow keys wrap around. On a closed list they open it first. */
function move(state: AutocompleteState, { by, count }: { by: 1 | -1; count: number }): AutocompleteState {
  if (count === 0) return state;
  return { wanted: true, highlighted: moveHighlight(state.highlighted, by, count) };
}

export function moveHighlight(highlighted: number, by: 1 | -1, count: number): number {
  const from = highlighted === NONE && by === -1 ? count : highlighted;
  return (from + by + count) % count;
}
