import { describe, expect, it } from 'vitest';
import { HOUR } from '../durations.ts';
import { answerWords } from './answer-time.ts';
import { cautionIn } from './cautions.ts';
import { piecesOf } from './links-in-text.ts';

describe('cautions', () => {
  it.each([
    ['deposit', 'Please transfer a small deposit to secure her before you view.'],
    ['deposit', 'I can hold it if you pay the deposit now'],
    ['deposit', 'No need for a viewing before\nviewing, send the deposit'],
    ['courier', 'A courier will bring the cash in an envelope'],
    ['giftCards', 'I pay with Amazon gift cards'],
    ['paymentLink', 'I have sent you a payment link'],
    ['paymentLink', 'Just click the link and confirm your bank details'],
    ['agent', 'I work offshore, my agent will collect the boat'],
    ['agent', 'My shipping company will come and pick it up'],
  ])('THREAD-13 %s: "%s"', (id, text) => {
    expect(cautionIn(text)).toBe(id);
  });

  it.each([
    'Is the berth included in the price?',
    'Could you hold her until Saturday? I would like to see her first.',
    'The broker asks for a deposit of ten per cent once the survey is done.',
    'I could come with my surveyor and collect her in June.',
    'Here is a link to the survey: https://example.org/survey.pdf',
  ])('THREAD-13 an honest question is not marked: "%s"', (text) => {
    expect(cautionIn(text)).toBeUndefined();
  });
});

describe('links in a message', () => {
  it('THREAD-11 are found without losing a character of the text', () => {
    const text = 'See https://example.org/a?b=1, www.boats.example (and "<b>").';
    const pieces = piecesOf(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.flatMap(({ href }) => href ?? [])).toEqual([
      'https://example.org/a?b=1',
      'https://www.boats.example/',
    ]);
  });

  it('THREAD-11 only web addresses are links', () => {
    for (const text of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'http://', 'a.b'])
      expect(piecesOf(text).some(({ href }) => href)).toBe(false);
  });
});

describe('answer time in words', () => {
  const words = (medianHours: number | null, answered = 9, conversations = 10) =>
    answerWords({ conversations, answered, medianMs: medianHours === null ? null : medianHours * HOUR });

  it.each([
    [0.5, 'Usually replies within an hour. Answers 9 of 10 enquiries'],
    [4, 'Usually replies within a few hours. Answers 9 of 10 enquiries'],
    [20, 'Usually replies within a day. Answers 9 of 10 enquiries'],
    [60, 'Usually replies within a few days. Answers 9 of 10 enquiries'],
    [200, 'Answers 9 of 10 enquiries'],
    [null, 'Answers 9 of 10 enquiries'],
  ])('THREAD-16 a median of %s hours', (hours, sentence) => {
    expect(words(hours)).toEqual({ sentence, share: 0.9 });
  });

  it('THREAD-16 says nothing with fewer than five conversations, and counts in tenths with many', () => {
    expect(words(1, 4, 4)).toBeNull();
    expect(words(1, 5, 5)?.sentence).toContain('Answers 5 of 5 enquiries');
    expect(words(1, 71, 100)?.sentence).toContain('Answers 7 of 10 enquiries');
  });
});
