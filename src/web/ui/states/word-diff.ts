import { type ChangeObject, diffWordsWithSpace } from 'diff';

/** A run of words that is in both texts, only in the old one, or only in the new one. */
export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** Past this many changed words the two texts are better read side by side. */
const MAX_CHANGES = 600;
/** With less than this share in common there would be more marks than text. */
const MIN_COMMON_SHARE = 0.3;

const kindOf = ({ added, removed }: ChangeObject<string>) => (added ? 'added' : removed ? 'removed' : 'same');

/** What changed between two texts, word by word; undefined when they have too little in common for marks to help. */
export function diffWords(from: string, to: string): DiffPart[] | undefined {
  const changes = diffWordsWithSpace(from, to, { maxEditLength: MAX_CHANGES });
  const parts = changes?.map((change): DiffPart => ({ kind: kindOf(change), text: change.value }));
  const common = parts?.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0) ?? 0;
  return common < MIN_COMMON_SHARE * Math.max(from.length, to.length) ? undefined : parts;
}
