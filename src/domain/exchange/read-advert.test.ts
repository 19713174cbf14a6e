import { expect, it } from 'vitest';
import { readAdvert, type XmlElement } from './read-advert.ts';

const element = (name: string, children: XmlElement[] = [], text = ''): XmlElement => ({
  name,
  attributes: {},
  text,
  children,
});
const many = (count: number, make: (n: number) => XmlElement) =>
  Array.from({ length: count }, (_, n) => make(n));

const advert = (count: number, item = (n: number) => element(`thing_${n}`, [], 'true')): XmlElement =>
  element('advert', [
    element(
      'advert_media',
      many(count, (n) => element('media', [], `photo-${n}.jpg`)),
    ),
    element('boat_features', [element('navigation', many(count, item)), ...many(count, item)]),
  ]);

it('BROKER-01 however many photos and items an advert names, a boat has one more of each than its limit', () => {
  const boat = readAdvert(advert(12_000), 1, undefined);
  expect(boat.photos).toHaveLength(21);
  expect(boat.values.electronics).toHaveLength(61);
  expect(boat.other).toHaveLength(60);
});

it('BROKER-01 the main photo comes first, also in a long list', () => {
  const media = many(30, (n) => element('media', [], `photo-${n}.jpg`));
  media[25] = { ...element('media', [], 'cover.jpg'), attributes: { primary: 'true' } };
  const boat = readAdvert(element('advert', [element('advert_media', media)]), 1, undefined);
  expect(boat.photos?.slice(0, 2)).toEqual(['cover.jpg', 'photo-0.jpg']);
});

it('BROKER-01 reading twice as many items takes twice as many steps', () => {
  let steps = 0;
  const counted = (n: number): XmlElement => {
    const one = element(`thing_${n}`, [], 'true');
    return new Proxy(one, {
      get(target, name: keyof XmlElement) {
        steps += 1;
        return target[name];
      },
    });
  };
  const stepsFor = (count: number) => {
    steps = 0;
    readAdvert(advert(count, counted), 1, undefined);
    return steps;
  };
  const [once, twice] = [stepsFor(900), stepsFor(1_800)];
  expect(once).toBeGreaterThan(900);
  expect(twice).toBeLessThanOrEqual(once * 2);
});

it('BROKER-01 names of details, values and references are bounded in length', () => {
  const long = 'x'.repeat(50_000);
  const boat = readAdvert(
    {
      ...element('advert', [
        element('advert_features', [element('model', [], long)]),
        element('boat_features', [element(long, [], long)]),
      ]),
      attributes: { ref: long, status: long },
    },
    1,
    undefined,
  );
  expect(boat).toMatchObject({ tooLong: ['model'] });
  expect(JSON.stringify(boat).length).toBeLessThan(2_000);
});
