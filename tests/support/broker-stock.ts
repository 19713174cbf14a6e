import sharp from 'sharp';
import { type AdvertOptions, advert, openMarine, zipOf } from './import-files.ts';

const MODELS: readonly (AdvertOptions & { prices: number })[] = [
  { ref: '', type: 'Sail', category: 'cruiser', make: 'Contessa', model: '32', prices: 24_950 },
  { ref: '', type: 'Sail', category: 'bluewater', make: 'Rustler', model: '36', prices: 89_500 },
  { ref: '', type: 'Power', category: 'cruiser', make: 'Broom', model: '35', prices: 64_000 },
  { ref: '', type: 'Power', category: 'fishing', make: 'Orkney', model: 'Vanguard 190', prices: 18_750 },
];
const PLACES = ['Lymington', 'Poole', 'Falmouth', 'Ipswich', 'Largs'];

/** Rows that brokers' programs get wrong, each with what the seller reads about it. */
const FAULTY: readonly { options: AdvertOptions; says: string }[] = [
  { options: { ref: 'no-title', make: '', model: '' }, says: 'Title is required' },
  { options: { ref: 'bad-price', price: 'ask us' }, says: '“ask us” is not a price we can read' },
  { options: { ref: 'price-on-application', price: 'POA' }, says: '“POA” is no price' },
  { options: { ref: 'unknown-type', type: 'Hovercraft' }, says: '“hovercraft” is not one of the choices' },
  {
    options: { ref: 'unknown-hull', hull: 'Papier mâché' },
    says: '“Papier mâché” is not one of the choices',
  },
  { options: { ref: 'bad-year', year: '2190' }, says: '“2190” is not a year we can read' },
  { options: { ref: 'unknown-status', status: 'Stolen' }, says: 'State must be' },
  { options: { ref: '' }, says: 'Reference is required' },
  { options: { ref: 'STOCK-1', model: 'Another' }, says: 'has the same reference' },
  { options: { ref: 'no-photo', photos: ['gone.jpg'] }, says: '“gone.jpg” is not in the archive' },
  {
    options: { ref: 'tiff-photo', photos: ['scan.tiff'] },
    says: '“scan.tiff” is not a JPEG, PNG or WebP file',
  },
  // These are found only when the photo is read.
  { options: { ref: 'svg-photo', photos: ['drawing.jpg'] }, says: 'drawing.jpg: ' },
  { options: { ref: 'broken-photo', photos: ['broken.jpg'] }, says: 'broken.jpg: ' },
];

/** A photo of a few hundred bytes, different for each number. */
const smallPhoto = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 48,
      height: 36,
      channels: 3,
      background: { r: number % 256, g: (number >> 8) * 60, b: 128 },
    },
  })
    .png()
    .toBuffer();

export interface BrokerStock {
  zip: Buffer;
  /** The boats without a fault, with the number of their photos. */
  photosOf: Map<string, number>;
  /** By reference, what is said about each faulty row. */
  faults: readonly { ref: string; says: string }[];
}

/** A ZIP as a broker's program exports it: so many boats, a photo or two each, and every kind of faulty row among them. */
export async function brokerStock(rows: number): Promise<BrokerStock> {
  const files: Record<string, Buffer | string> = {
    'scan.tiff': 'II*',
    'photos/drawing.jpg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'photos/broken.jpg': (
      await sharp(await smallPhoto(0))
        .jpeg()
        .toBuffer()
    ).subarray(0, 200),
  };
  const photosOf = new Map<string, number>();
  const adverts: string[] = [];
  let pictures = 0;
  for (let at = 0; at < rows - FAULTY.length; at += 1) {
    const { prices = 0, ...model } = MODELS[at % MODELS.length] ?? {};
    const ref = `STOCK-${at + 1}`;
    const photos: string[] = [];
    for (let n = 0; n < (at % 4 === 0 ? 2 : 1); n += 1) {
      pictures += 1;
      photos.push(`${ref}-${n}.png`);
      files[`photos/${ref}-${n}.png`] = await smallPhoto(pictures);
    }
    photosOf.set(ref, photos.length);
    adverts.push(
      advert({
        ...model,
        ref,
        photos,
        status: at % 9 === 0 ? 'UnderOffer' : 'Available',
        price: String(prices + at * 10),
        place: PLACES[at % PLACES.length],
        year: String(1970 + (at % 50)),
      }),
    );
  }
  const apart = Math.floor(adverts.length / FAULTY.length);
  FAULTY.forEach(({ options }, n) => {
    adverts.splice((n + 1) * apart, 0, advert(options));
  });
  const zip = await zipOf({ 'stock.xml': openMarine(adverts), ...files });
  return { zip, photosOf, faults: FAULTY.map(({ options, says }) => ({ ref: options.ref, says })) };
}
