import type { Filters } from '#domain/search/filters/filters.ts';
import type { BoatList } from '#web/api/boats.ts';
import { closestInWords } from './closest-words.ts';

type Facts = Pick<
  BoatList,
  | 'boats'
  | 'total'
  | 'relaxed'
  | 'note'
  | 'correctedKeywords'
  | 'keywordsShortened'
  | 'placeReadAs'
  | 'placeNotRecognised'
>;

export type Short = { readonly text: string; readonly isWarning: boolean };

const withoutStop = (text: string) => text.replace(/\.$/, '');

/** Whether a phrase was understood as more than words. */
export const isUnderstood = ({ phrase, keywords }: Filters) => Boolean(phrase) && keywords !== phrase;

/** The notes about results in a line, for phones; undefined if there are none. */
export function notesInShort(filters: Filters, facts: Facts | undefined): Short | undefined {
  const { location } = filters;
  const isMissed = facts && facts.total.count === 0 && facts.boats.length > 0;
  const warnings = facts
    ? [
        facts.note === 'sold' && 'Sold boats are not listed',
        isMissed && withoutStop(closestInWords(filters, facts.relaxed, facts.boats).missing),
        facts.placeNotRecognised && location && `“${location}” is not a place that we know`,
      ].filter((text) => typeof text === 'string')
    : [];
  if (warnings.length > 0) return { text: warnings.join(' · '), isWarning: true };
  const texts = facts
    ? [
        facts.correctedKeywords && facts.total.count > 0 && `Results for “${facts.correctedKeywords}”`,
        facts.placeReadAs && location && `“${location}” read as ${facts.placeReadAs}`,
        facts.keywordsShortened && 'Only the first words were used',
      ].filter((text) => typeof text === 'string')
    : [];
  if (texts.length > 0) return { text: texts.join(' · '), isWarning: false };
  return isUnderstood(filters) ? { text: 'How we read your search', isWarning: false } : undefined;
}
