import { face, type Piece } from '../space/model.ts';
import { sample, type Vec } from '../space/vector.ts';

type Ring = readonly [radius: number, height: number];

const FACETS = 40;

/** A turned shape round an upright axis: domes, capstans, caps. Rings run from the foot up and over the top. */
export function lathe(
  [x, y, z]: Vec,
  rings: readonly Ring[],
  colour: string | readonly string[],
  facets = FACETS,
): Piece[] {
  const at = ([r, h]: Ring, a: number): Vec => [x + Math.cos(a) * r, y + Math.sin(a) * r, z + h];
  const angles = sample(facets, (t) => t * Math.PI * 2);
  return rings.slice(0, -1).flatMap((low, i) => {
    const high = rings[i + 1]!;
    const [rise, spread] = [high[1] - low[1], high[0] - low[0]];
    const tone = typeof colour === 'string' ? colour : (colour[i] ?? colour.at(-1)!);
    // A level ring is one flat face, not forty slices of it.
    if (rise === 0 && spread < 0)
      return [
        face(
          angles.map((a) => at(low, a)),
          tone,
          { outward: [0, 0, 1] },
        ),
      ];
    return angles.slice(0, -1).map((a, k) => {
      const b = angles[k + 1]!;
      const middle = (a + b) / 2;
      return face([at(low, a), at(high, a), at(high, b), at(low, b)], tone, {
        outward: [Math.cos(middle) * rise, Math.sin(middle) * rise, -spread],
      });
    });
  });
}
