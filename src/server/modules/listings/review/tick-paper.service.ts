import {
  isStated,
  type Paper,
  type PaperLine,
  papersOf,
  statedInWords,
  titleOfLine,
  valuesOfLine,
} from '#domain/listings/fields/papers.ts';
import type { Principal } from '#server/http/access/access.ts';
import { wholeFacts } from '../listing-facts.ts';
import { recordOnListing } from '../locked-listings.repository.ts';
import { changedMeanwhile, nothingToTick } from './review.errors.ts';
import { auditListing, lockForReview, type Reviewing } from './reviewing.ts';

interface Tick {
  line: PaperLine;
  seen: boolean;
  /** What the administrator read in this line. */
  value?: string;
}

/**
 * Notes that an administrator has seen the document behind a line, or takes that back. The tick is for what the version
 * under review states, or the public one: it counts for as long as the line says the same.
 */
export async function tickPaper(
  { db, clock }: Pick<Reviewing, 'db' | 'clock'>,
  admin: Principal,
  id: number,
  { line, seen, value }: Tick,
): Promise<Paper[]> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const { row, pending } = await lockForReview(tx, id);
    const facts = wholeFacts({ ...row, ...pending?.content });
    if (seen && !isStated(facts, line)) throw nothingToTick();
    if (seen && value !== undefined && value !== statedInWords(facts, line)) throw changedMeanwhile();
    const { [line]: _before, ...others } = row.papersSeen;
    const tick = { values: valuesOfLine(facts, line), at: at.toISOString() };
    const papersSeen = seen ? { ...others, [line]: tick } : others;
    await recordOnListing(tx, row, { papersSeen });
    await auditListing(tx, admin, row, {
      action: seen ? 'tick-paper' : 'untick-paper',
      reason: titleOfLine(line),
      at,
    });
    return papersOf(facts, papersSeen, at, { whole: true });
  });
}
