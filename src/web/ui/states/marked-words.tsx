import { Fragment } from 'react';
import type { DiffPart } from './word-diff.ts';

const MARKS = {
  removed: { Tag: 'del', look: 'bg-signal-quiet text-signal' },
  added: { Tag: 'ins', look: 'bg-starboard-quiet font-semibold text-ink no-underline' },
} as const;

/** Leading white space, outside the mark, so that it is not struck through. */
const spaceBefore = (text: string) => text.slice(0, text.length - text.trimStart().length);

/** One of two texts, with the differences marked. */
export function MarkedWords({ parts, mark }: { parts: readonly DiffPart[]; mark: keyof typeof MARKS }) {
  const { Tag, look } = MARKS[mark];
  return parts
    .filter(({ kind }) => kind === 'same' || kind === mark)
    .map(({ kind, text }, at) =>
      kind === mark ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat
        <Fragment key={at}>
          {spaceBefore(text)}
          <Tag className={look}>{text.trimStart()}</Tag>
        </Fragment>
      ) : (
        text
      ),
    );
}
