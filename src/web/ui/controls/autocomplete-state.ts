export const NONE = -1;

export type AutocompleteState = {
  suggestions: readonly string[];
  open: boolean;
  /** The index of the highlighted suggestion, -1 for none. */
  highlighted: number;
};

export type AutocompleteEvent =
  | { type: 'typed'; suggestions: readonly string[] }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'closed' };

export const CLOSED: AutocompleteState = { suggestions: [], open: false, highlighted: NONE };

export function autocomplete(state: AutocompleteState, event: AutocompleteEvent): AutocompleteState {
  switch (event.type) {
    case 'typed':
      return { suggestions: event.suggestions, open: event.suggestions.length > 0, highlighted: NONE };
    case 'moved':
      return move(state, event.by);
    case 'closed':
      return { ...state, open: false, highlighted: NONE };
  }
}

/** The arrow keys wrap around. On a closed list they open it first. */
function move(state: AutocompleteState, by: 1 | -1): AutocompleteState {
  const count = state.suggestions.length;
  if (count === 0) return state;
  return { ...state, open: true, highlighted: moveHighlight(state.highlighted, by, count) };
}

export function moveHighlight(highlighted: number, by: 1 | -1, count: number): number {
  const from = highlighted === NONE && by === -1 ? count : highlighted;
  return (from + by + count) % count;
}
