import type { Random } from '../artwork/random.ts';

type Parts = {
  readonly opening?: string | undefined;
  readonly text: readonly string[];
  readonly body: readonly string[];
  readonly closing: readonly string[];
};

/** Varies the paragraph breaks. */
export function layOut({ opening, text, body, closing }: Parts, random: Random): string {
  const [first = '', second = '', ...rest] = text;
  const start = opening ? [opening, first] : [first];
  const layouts: readonly (readonly (readonly string[])[])[] = [
    [[...start, second], [...rest, ...body], closing],
    [start, [second, ...rest], [...body, ...closing]],
    [start, [second, ...rest, ...body], closing],
    [
      [...start, second, ...rest],
      [...body, ...closing],
    ],
  ];
  return random
    .pick(layouts)
    .map((paragraph) => paragraph.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
