import { num } from './paths.ts';

/**
 * A draughtsman's single-stroke alphabet on a grid four wide and six high. Drawing the letters keeps plans independent of
 * the fonts that a server happens to have.
 */
const glyphs: Record<string, string> = {
  '0': 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  '1': 'M0.8 1.2L2.2 0V6',
  '2': 'M0 1L1 0H3L4 1V2L0 6H4',
  '3': 'M0 1L1 0H3L4 1V2L3 3H1.6M3 3L4 4V5L3 6H1L0 5',
  '4': 'M3 6V0L0 4H4',
  '5': 'M4 0H0.4L0 2.8L1 2.3H3L4 3.3V5L3 6H1L0 5',
  '6': 'M3.6 0.4L3 0H1.4L0 1.6V5L1 6H3L4 5V3.6L3 2.6H1L0 3.6',
  '7': 'M0 0H4L1.4 6',
  '8': 'M1 0H3L4 1V2L3 3H1L0 4V5L1 6H3L4 5V4L3 3M1 3L0 2V1L1 0',
  '9': 'M0.4 5.6L1 6H2.6L4 4.4V1L3 0H1L0 1V2.4L1 3.4H3L4 2.4',
  '.': 'M1.8 5.6V6',
  m: 'M0 6V2.6M0 3.4L0.8 2.6H1.2L2 3.4V6M2 3.4L2.8 2.6H3.2L4 3.4V6',
  A: 'M0 6L2 0L4 6M0.7 4H3.3',
  B: 'M0 0V6H3L4 5V4L3 3H0M0 0H2.8L3.7 0.9V2.1L3 3',
  D: 'M0 0V6H2.6L4 4.6V1.4L2.6 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  G: 'M4 1L3 0H1L0 1V5L1 6H3L4 5V3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  R: 'M0 6V0H3L4 1V2L3 3H0M2 3L4 6',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  ' ': '',
};

const ADVANCE = 5.6;

export const letteringWidth = (text: string, height: number) => ((text.length * ADVANCE - 1.6) * height) / 6;

/** Path data of a word, its left end at x and its foot at y. */
export function lettering(text: string, x: number, y: number, height: number): string {
  const k = height / 6;
  return [...text]
    .map((letter, i) => {
      const [ox, oy] = [x + i * ADVANCE * k, y - height];
      return (glyphs[letter] ?? '').replace(/([MLHV])([^MLHVZ]*)/g, (_, command: string, rest: string) => {
        const values = rest.trim().split(/\s+/).map(Number);
        if (command === 'H') return `H${num(ox + values[0]! * k)}`;
        if (command === 'V') return `V${num(oy + values[0]! * k)}`;
        return `${command}${num(ox + values[0]! * k)} ${num(oy + values[1]! * k)}`;
      });
    })
    .join('');
}
