import { describe, expect, it } from 'vitest';
import { fraudSignsIn, looksLikeFraud } from './fraud-signs.ts';

describe('signs of fraud', () => {
  it.each([
    ['shippingAgent', 'My shipping agent will come'],
    ['shippingAgent', 'a pick-up agent comes on Friday'],
    ['moneyTransfer', 'I pay by Western-Union'],
    ['moneyTransfer', 'by WESTERNUNION or MoneyGram'],
    ['crypto', 'I can pay in Bitcoin'],
    ['crypto', 'send me your crypto wallet'],
    ['shortLink', 'See https://bit.ly/3xYz'],
    ['shortLink', 'See tinyurl.com/boat-pay'],
    ['giftCards', 'with Amazon gift cards'],
    ['overpayment', 'I send a cheque and you refund the difference'],
    ['courierWithCash', 'a courier brings you the cash'],
    ['moneyTransfer', 'by \uff37estern Union'],
  ])('DESK-05 %s: "%s"', (sign, text) => {
    expect(fraudSignsIn(text)).toEqual([sign]);
  });

  it.each([
    'Is the shipping forecast relevant to her mooring?',
    'The agent at the marina, Mr Western, holds the keys.',
    'Could you send the balance of the photos?',
    'Here is a link: https://example.org/bit.ly',
    'I would pay by bank transfer after the survey.',
    'The cryptic clue on the transom made me laugh.',
  ])('DESK-05 an honest message has none: "%s"', (text) => {
    expect(fraudSignsIn(text)).toEqual([]);
  });

  it('DESK-05 one sign is not enough, two of a kind neither', () => {
    expect(looksLikeFraud('My shipping agent will come', [])).toBe(false);
    expect(looksLikeFraud('Bitcoin or USDT, whatever you like', [])).toBe(false);
    expect(looksLikeFraud('My shipping agent pays by Western Union', [])).toBe(true);
  });

  it('DESK-05 signs spread over several messages count together, but only the message that adds one waits', () => {
    expect(looksLikeFraud('He pays by Western Union', ['My shipping agent will come'])).toBe(true);
    expect(looksLikeFraud('Is Friday fine?', ['My agent pays by Western Union'])).toBe(false);
  });
});
