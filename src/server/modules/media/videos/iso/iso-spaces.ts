import { videoDamaged } from '../../media.errors.ts';
import type { Span } from '../byte-reader.ts';
import type { Carries } from './iso-revealing.ts';
import type { SampleChunk } from './iso-samples.ts';

export interface TrackChunk extends SampleChunk {
  carries: Carries;
}

interface Claim extends Span {
  carries: Carries;
}

/** If the file does not give the end of a chunk, it ends at the next one that starts later, or with the space. */
function nextStarts(sorted: readonly TrackChunk[]): (number | undefined)[] {
  const next: (number | undefined)[] = [];
  let after: TrackChunk | undefined;
  let following: number | undefined;
  for (const [index, chunk] of [...sorted.entries()].reverse()) {
    if (after && after.start > chunk.start) following = after.start;
    next[index] = following;
    after = chunk;
  }
  return next;
}

/** Each chunk with its end, in file order. None may be outside the spaces for samples. */
function claimsOn(spaces: readonly Span[], chunks: readonly TrackChunk[]): Claim[] {
  const sorted = chunks.toSorted((a, b) => a.start - b.start);
  const next = nextStarts(sorted);
  const remaining = spaces[Symbol.iterator]();
  let space = remaining.next().value;
  return sorted.map(({ start, end, carries }, index) => {
    while (space && space.end <= start) space = remaining.next().value;
    if (!space || start < space.start || (end ?? 0) > space.end) throw videoDamaged();
    return { carries, start, end: end ?? Math.min(next[index] ?? space.end, space.end) };
  });
}

/** The parts of the spaces that are in none of these claims; both are in file order. */
function gapsBetween(spaces: readonly Span[], claims: readonly Claim[]): Span[] {
  const gaps: Span[] = [];
  const remaining = claims[Symbol.iterator]();
  let claim = remaining.next().value;
  for (const { start, end } of spaces) {
    let at = start;
    for (; claim && claim.start < end; claim = remaining.next().value) {
      if (claim.start > at) gaps.push({ start: at, end: claim.start });
      at = Math.max(at, claim.end);
    }
    if (at < end) gaps.push({ start: at, end });
  }
  return gaps;
}

const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * The bytes of pictures and sound stay; everything between, beside or instead of them is removed. Spaces come in file
 * order, chunks in any: they are sorted once and then walked through in parallel with the spaces.
 */
export function divideSpaces(spaces: readonly Span[], chunks: readonly TrackChunk[]) {
  const claims = claimsOn(spaces, chunks);
  const gaps = gapsBetween(
    spaces,
    claims.filter(({ carries }) => carries !== 'other'),
  );
  const others = claims.filter(({ carries }) => carries === 'other');
  // Unused space fills half of the sample data: the file carries something else.
  if (lengthOf(gaps) - lengthOf(others) > lengthOf(spaces) / 2) throw videoDamaged();
  const pictures = claims.filter(({ carries, start, end }) => carries === 'pictures' && end > start);
  return { pictures, gaps };
}
