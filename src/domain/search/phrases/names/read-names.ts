import { type Claim, type Found, isFreeSpan, type Reader, type Reading } from '../claims.ts';
import { type Meaning, meaningAt } from '../words/lexicon.ts';
import { modelAt } from './models.ts';

const OR: ReadonlySet<string> = new Set(['or', 'and', ',', '/']);

/** Makes with their models, everyday names of boats and goods, and words for options: the longest name first. */
export const readNames: Reader = (reading, from) => {
  const found = meaningAt(reading.lexicon, reading.tokens, from);
  // A bare "boat" waits: it may belong to a misspelt name ("narow boat").
  if (!found || found.meaning.noun === 'generic' || !isFreeSpan(reading, { from, to: found.to }))
    return undefined;
  return claimOf(reading, found.meaning, from, found.to);
};

/** "boats" by itself. */
export const readAnyBoat: Reader = (reading, from) => {
  const found = meaningAt(reading.lexicon, reading.tokens, from);
  if (found?.meaning.noun !== 'generic') return undefined;
  return claimOf(reading, found.meaning, from, found.to);
};

export function claimOf(reading: Reading, meaning: Meaning, from: number, to: number): Claim {
  if (meaning.noun) return { from, to, parts: [], noun: meaning };
  if (meaning.kind === 'make') return claimOfMakes(reading, meaning, from, to);
  if (meaning.kind === 'model') return claimOfModel(reading, meaning, from, to);
  return { from, to, parts: [{ kind: meaning.kind, filters: meaning.filters, from, to }] };
}

/** "Bavaria 34", "Bavaria or Hanse". */
function claimOfMakes(reading: Reading, meaning: Meaning, from: number, to: number): Claim {
  const { tokens, lexicon } = reading;
  const makes = [meaning.filters.make ?? ''];
  let end = to;
  while (OR.has(tokens[end]?.word || tokens[end]?.text || '')) {
    const other = meaningAt(lexicon, tokens, end + 1);
    if (other?.meaning.kind !== 'make' || !isFreeSpan(reading, { from: end, to: other.to })) break;
    makes.push(other.meaning.filters.make ?? '');
    end = other.to;
  }
  const part: Found = { kind: 'make', filters: { make: [...new Set(makes)].join(',') }, from, to: end };
  const model = makes.length === 1 ? modelOf(reading, makes[0] ?? '', end) : undefined;
  const other = model && otherMakesAt(reading, model.to);
  if (model && other) {
    // "princess 42 or fairline": the model is of the first make only, so its words rank.
    reading.claims.push({ from: model.to, to: other.to, parts: [] });
    const make = [...new Set([...makes, ...other.makes])].join(',');
    return {
      from,
      to: end,
      parts: [{ ...part, filters: { make }, also: [{ from: model.to, to: other.to }] }],
    };
  }
  return { from, to: model?.to ?? end, parts: model ? [part, model] : [part] };
}

function otherMakesAt(
  { lexicon, tokens, ...reading }: Reading,
  at: number,
): { to: number; makes: string[] } | undefined {
  const makes: string[] = [];
  let to = at;
  while (OR.has(tokens[to]?.word || tokens[to]?.text || '') && tokens[to]?.text !== ',') {
    const other = meaningAt(lexicon, tokens, to + 1);
    if (
      other?.meaning.kind !== 'make' ||
      !isFreeSpan({ ...reading, lexicon, tokens }, { from: to, to: other.to })
    )
      break;
    makes.push(other.meaning.filters.make ?? '');
    to = other.to;
    const model = modelAt(tokens, to, lexicon.modelsOf(other.meaning.filters.make ?? ''), {
      ...reading,
      isTaken: () => false,
    });
    if (model && isFreeSpan({ ...reading, lexicon, tokens }, { from: to, to: model.to })) to = model.to;
  }
  return makes.length > 0 ? { to, makes } : undefined;
}

/** "Oceanis 34" without its make. */
function claimOfModel(reading: Reading, { filters }: Meaning, from: number, to: number): Claim {
  const series = filters.model ?? '';
  const found = modelAt(reading.tokens, to, new Map(), { ...reading, isTaken: () => false });
  const isOpen = found && isFreeSpan(reading, { from: to, to: found.to });
  const model = isOpen ? `${series} ${found.model}` : series;
  const end = isOpen ? found.to : to;
  return { from, to: end, parts: [{ kind: 'model', filters: { model }, from, to: end }] };
}

function modelOf(reading: Reading, make: string, from: number): Found | undefined {
  const { lexicon, tokens } = reading;
  const isTaken = (key: string) => {
    const meaning = lexicon.meanings.get(key);
    return meaning !== undefined && meaning.kind !== 'model' && meaning.kind !== 'make';
  };
  const known = lexicon.modelsOf(make);
  const models: string[] = [];
  let to = from;
  // "Centaur or Konsort", "36 or 37": any of them.
  for (let at = from; models.length < MAX_MODELS; ) {
    const found = modelAt(tokens, at, known, { ...reading, isTaken });
    if (!found || found.model.includes(',') || !isFreeSpan(reading, { from, to: found.to })) break;
    models.push(found.model);
    to = found.to;
    if (!ANY.has(tokens[to]?.word || tokens[to]?.text || '')) break;
    at = to + 1;
  }
  return models.length > 0 ? { kind: 'model', filters: { model: models.join(',') }, from, to } : undefined;
}

const MAX_MODELS = 6;
const ANY: ReadonlySet<string> = new Set(['or', '/']);
