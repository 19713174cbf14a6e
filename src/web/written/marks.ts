import type { Marked } from './article.ts';

/** `at` is its start position, unique within the text. */
export type Span = { at: number; text: string; strong?: true; href?: string };

const MARK = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/** Parses markup into plain, strong and link spans. */
export function spansOf(marked: Marked): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of marked.matchAll(MARK)) {
    const { strong, label, href } = match.groups ?? {};
    if (match.index > end) spans.push({ at: end, text: marked.slice(end, match.index) });
    const at = match.index;
    spans.push(strong ? { at, text: strong, strong: true } : { at, text: label ?? '', href: href ?? '' });
    end = match.index + match[0].length;
  }
  if (end < marked.length) spans.push({ at: end, text: marked.slice(end) });
  return spans;
}

export const plainText = (marked: Marked) =>
  spansOf(marked)
    .map(({ text }) => text)
    .join('');
