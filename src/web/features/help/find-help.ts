import { foldName } from '#domain/fold-name.ts';
import { FAQS, TOPIC_GROUPS, type Topic } from '#web/content/help.ts';
import type { Faq } from '#web/written/article.ts';
import { plainText } from '#web/written/marks.ts';

/** The longest search; an address could contain a longer one. */
export const QUERY_MAX_LENGTH = 100;

const ALL_TOPICS = TOPIC_GROUPS.flatMap(({ heading, topics }) =>
  topics.map((topic) => ({ topic, words: wordsOf(`${heading} ${topic.label}`) })),
);
const ALL_FAQS = FAQS.map((faq) => ({ faq, words: wordsOf(`${faq.question} ${plainText(faq.answer)}`) }));

function wordsOf(text: string): string[] {
  return foldName(text.replace(/e-mail/gi, 'email'))
    .split(' ')
    .filter(Boolean);
}

/** Matches word beginnings, so that results appear while a word is being typed. */
const holds = (words: readonly string[], typed: readonly string[]) =>
  typed.every((begin) => words.some((word) => word.startsWith(begin)));

/** The answers and guide sections that contain every word of the query. */
export function findHelp(query: string): { faqs: readonly Faq[]; topics: readonly Topic[] } {
  const typed = wordsOf(query.slice(0, QUERY_MAX_LENGTH));
  if (typed.length === 0) return { faqs: FAQS, topics: [] };
  return {
    faqs: ALL_FAQS.filter(({ words }) => holds(words, typed)).map(({ faq }) => faq),
    topics: ALL_TOPICS.filter(({ words }) => holds(words, typed)).map(({ topic }) => topic),
  };
}
