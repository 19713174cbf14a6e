import { feetToMetres } from '../../../units.ts';
import { type Claim, claim, type Reader } from '../claims.ts';
import type { Token } from '../tokens.ts';
import { type Amount, amountAt, isFeet, isTimes, measureOf, withSharedUnit } from './amount.ts';
import { MEASURES } from './limits.ts';
import { leadAt } from './qualifiers.ts';

type Dimension = 'beam' | 'draft';

const DIMENSIONS: ReadonlyMap<string, Dimension> = new Map([
  ['beam', 'beam'],
  ['wide', 'beam'],
  ['draft', 'draft'],
  ['draught', 'draft'],
  ['draws', 'draft'],
  ['drawing', 'draft'],
]);
const OTHER_DIMENSIONS: ReadonlySet<string> = new Set(
  'headroom airdraft air mast anchor chain rope high oar oars'.split(' '),
);

/** "6ft headroom" says nothing about the length. */
export const isOtherDimension = (token: Token | undefined) => OTHER_DIMENSIONS.has(token?.word ?? '');

/** "1.2m draft", "draft under 1m", "beam 6ft 10". */
export const readBeamOrDraft: Reader = ({ tokens }, from) => {
  const named = DIMENSIONS.get(tokens[from]?.word ?? '');
  const afterName = named ? from + 1 : from;
  const start = tokens[afterName]?.word === 'of' ? afterName + 1 : afterName;
  const lead = leadAt(tokens, start);
  const amount = amountAt(tokens, start + (lead?.length ?? 0));
  if (amount?.unit?.measure !== 'length' || lead?.value === 'min') return undefined;
  const after = amountAt(tokens, amount.to + 1);
  // "30ft draft 1m": the draught has an amount of its own.
  if (!named && after?.unit?.measure === 'length') return undefined;
  const dimension = named ?? DIMENSIONS.get(tokens[amount.to]?.word ?? '');
  return dimension && atMost(dimension, amount, from, named ? amount.to : amount.to + 1);
};

function atMost(dimension: Dimension, { figure, unit, inches }: Amount, from: number, to: number): Claim {
  const metres = feetToMetres(figure * (unit?.factor ?? 1) + inches / 12);
  const most = Math.ceil(metres * 100 - 1e-6) / 100;
  return claim(dimension, dimension === 'beam' ? { maxBeam: most } : { maxDraft: most }, from, to);
}

/** "57ft x 6ft10" and "57 x 7": the length and the beam of a narrowboat. */
export const readLengthByBeam: Reader = ({ tokens }, from) => {
  const length = amountAt(tokens, from);
  const by = tokens[length?.to ?? -1];
  if (!length || length.inPounds || !(isTimes(by) || by?.word === 'by')) return undefined;
  const beam = amountAt(tokens, length.to + 1);
  if (!beam || (length.unit && length.unit.measure !== 'length')) return undefined;
  const feet = measureOf(withSharedUnit(length, beam), false)?.value ?? length.figure;
  const isLikely =
    length.unit || isFeet(beam.unit) || (feet >= 15 && feet <= 75 && beam.figure >= 5 && beam.figure <= 14);
  return isLikely ? lengthNear(feet, from, beam.to) : undefined;
};

function lengthNear(feet: number, from: number, to: number): Claim | undefined {
  const said = MEASURES.length.said(MEASURES.length.near(feet));
  return said && { ...claim(said.kind, said.filters, from, to), feet };
}
