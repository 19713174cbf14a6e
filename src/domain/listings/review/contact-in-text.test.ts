import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findContactDetails } from './contact-in-text.ts';

describe('contact details in a text', () => {
  it.each([
    ['Write to anna@example.org for more.', 'email', 'anna@example.org'],
    ['anna (at) example dot org', 'email', 'anna (at) example dot org'],
    ['Ring 07700 900 123 after six', 'phone', '07700 900 123'],
    ['+44 (0)1983 960123', 'phone', '+44 (0)1983 960123'],
    ['See https://example.org/boat?id=7 for a film', 'link', 'https://example.org/boat?id=7'],
    ['More at www.myboat.example', 'link', 'www.myboat.example'],
    ['More on myboat.co.uk', 'link', 'myboat.co.uk'],
  ])('%s holds one %s', (text, kind, found) => {
    expect(findContactDetails(text)).toEqual([{ kind, text: found }]);
  });

  it.each([
    'Built in 1978, 32 ft long, 2.9 m beam, 1,250 engine hours.',
    'New sails 2019 2020 2021, offers around £24,950.',
    'Lying at Cowes. Contact us through the form.',
    'She sails at 6.5 knots with 0.5 m of water below her.',
  ])('%s holds none', (text) => {
    expect(findContactDetails(text)).toEqual([]);
  });

  it('reports each only once', () => {
    expect(findContactDetails('07700 900123, again 07700 900123')).toHaveLength(1);
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) =>
        findContactDetails(text).every(({ text: t }) => t),
      ),
    );
  });

  it('reports only a few of many, so that a text full of links does not inflate the response', () => {
    const links = Array.from({ length: 1_000 }, (_, n) => `boat${n}.uk`).join(' ');
    expect(findContactDetails(links).map(({ text }) => text)).toEqual([
      'boat0.uk',
      'boat1.uk',
      'boat2.uk',
      'boat3.uk',
      'boat4.uk',
    ]);
  });

  it('finds an address behind a word of any length', () => {
    const [found] = findContactDetails(`${'a-'.repeat(2_000)}anna@example.org`);
    expect(found).toMatchObject({ kind: 'email' });
  });

  it('cuts a long link between characters', () => {
    const [found] = findContactDetails(`https://a.example/${'🛥'.repeat(60)}`);
    expect(found?.text.isWellFormed()).toBe(true);
  });
});
