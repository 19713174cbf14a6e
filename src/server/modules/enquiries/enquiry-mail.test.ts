import { describe, expect, it } from 'vitest';
import type { OwnBoatRow } from '#server/modules/listings/boats/boats.repository.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import { enquiryMail } from './enquiry-mail.ts';

const COVER = '0f8e4f0a-1111-4222-8333-444455556666';
const BOAT = {
  id: 7,
  title: 'Bavaria 32 Cruiser',
  price: 45_000,
  currency: 'GBP',
  yearBuilt: 2012,
  length: 32.5,
  location: 'Cowes',
  county: 'Isle of Wight',
  imageIds: [COVER, 'another'],
  sellerName: 'Anna Bell',
  sellerEmail: 'anna@example.org',
} as OwnBoatRow;
const ENQUIRY = {
  boatId: 7,
  buyerName: 'Bob <Fisher>',
  buyerEmail: 'bob@buyers.example',
  buyerPhone: null,
  message: 'Is she still for sale?\nI am <b>keen</b>.',
};
const URL = 'https://slipway.example';

function written(boat = BOAT, enquiry = ENQUIRY) {
  const draft = enquiryMail(boat, enquiry, { publicUrl: URL });
  return { draft, ...layOutMail({ ...draft, publicUrl: URL }) };
}

describe('the mail about an enquiry', () => {
  it('CONTACT-12 replies to it go to the buyer', () => {
    const { draft } = written();
    expect(draft).toMatchObject({
      replyTo: 'bob@buyers.example',
      subject: 'Bob <Fisher> asks about your Bavaria 32 Cruiser',
    });
  });

  it('shows the boat: picture, title, price and facts, with a link to it', () => {
    const { html, text } = written();
    expect(html).toContain(`${URL}/objects/uploads/${COVER}?w=1280&amp;f=jpeg`);
    for (const part of ['Bavaria 32 Cruiser', '£45,000', '2012', '32.5 ft (9.9 m)', 'Cowes, Isle of Wight']) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).toContain(`View your listing:\n${URL}/boats/7`);
  });

  it('quotes the buyer’s message as typed, never as HTML', () => {
    const { html, text } = written();
    expect(text).toContain('> Is she still for sale?\n> I am <b>keen</b>.');
    expect(html).toContain('I am &lt;b&gt;keen&lt;/b&gt;.');
    expect(html).not.toContain('<b>keen');
    expect(html).not.toContain('<Fisher>');
  });

  it('leaves out missing facts', () => {
    const bare = { ...BOAT, imageIds: [] as string[], yearBuilt: null, length: null, county: null };
    const { html, text } = written(bare as OwnBoatRow);
    expect(html).not.toContain('<img');
    expect(text).not.toMatch(/Year|Length|Phone|null|undefined/);
    expect(text).toContain('Location: Cowes\n');
  });

  it('keeps a title with line breaks out of the headers', () => {
    const { draft } = written({ ...BOAT, title: 'Bavaria\r\nBcc: eve@x.example' });
    expect(draft.subject).not.toMatch(/[\r\n]/);
  });
});
