import { HOUR } from '../durations.ts';

/** A seller's record over the last 90 days. */
export interface AnswerRecord {
  conversations: number;
  /** Answered within seven days. */
  answered: number;
  /** The median time to the first reply; null without any. */
  medianMs: number | null;
}

export const ANSWER_PERIOD = { days: 90, answerWithinDays: 7, minConversations: 5 } as const;

/** In order: the first that the median does not exceed. */
const SPEEDS = [
  { within: HOUR, words: 'Usually replies within an hour' },
  { within: 6 * HOUR, words: 'Usually replies within a few hours' },
  { within: 24 * HOUR, words: 'Usually replies within a day' },
  { within: 72 * HOUR, words: 'Usually replies within a few days' },
] as const;

/** "Answers 9 of 10 enquiries": in tenths, or exactly while there are fewer. */
function shareWords({ conversations, answered }: AnswerRecord): string {
  const of = Math.min(conversations, 10);
  return `Answers ${Math.round((answered / conversations) * of)} of ${of} enquiries`;
}

/** Null unless there are enough conversations to say something fair. */
export function answerWords(record: AnswerRecord): { sentence: string; share: number } | null {
  const { conversations, answered, medianMs } = record;
  if (conversations < ANSWER_PERIOD.minConversations) return null;
  const speed = medianMs === null ? undefined : SPEEDS.find(({ within }) => medianMs <= within)?.words;
  const sentence = [speed, shareWords(record)].filter(Boolean).join('. ');
  return { sentence, share: Math.round((answered / conversations) * 100) / 100 };
}
