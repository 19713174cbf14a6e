/** What a boat must be for a sentence to be true of it. */
export type Trait =
  | 'cabin'
  | 'diesel'
  | 'outboard'
  | 'twin'
  | 'sail'
  | 'motor'
  | 'smart'
  | 'ready'
  | 'steel'
  | 'large'
  | 'trampoline'
  | 'powered'
  | 'portable'
  | 'cloth'
  | 'postable'
  | 'petrol'
  | 'centreboard'
  | 'paddleboard'
  | 'kayak';

/** A sentence or two. Words in braces are filled from the facts; `over` is the least age in years. */
export type Line = string | { readonly say: string; readonly over?: number; readonly needs?: Trait };

export const textOf = (line: Line) => (typeof line === 'string' ? line : line.say);
