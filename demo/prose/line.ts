/** Conditions under which a sentence is true of a boat. */
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

/** A sentence or two. Words in braces are replaced with facts; `over` is the minimum age in years. */
export type Line = string | { readonly say: string; readonly over?: number; readonly needs?: Trait };

export const textOf = (line: Line) => (typeof line === 'string' ? line : line.say);
