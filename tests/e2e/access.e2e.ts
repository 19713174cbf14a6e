import AxeBuilder from '@axe-core/playwright';
import { aBoat } from './support/boats.ts';
import { expect, openPage, test } from './support/test.ts';

const PAGES = [
  '/',
  '/search',
  '/search?q=zzzqqq',
  '/category/motor',
  '/subcategory/small-craft?sub=ribs',
  '/category/nowhere',
  '/categories',
  '/watchlist',
  '/no-such-page',
];
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

for (const [screen, viewport] of Object.entries(SCREENS))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`on a ${colorScheme} ${screen}`, () => {
      test.use({ viewport, colorScheme });

      test('every public page is accessible', async ({ page, request }) => {
        test.setTimeout(120_000);
        const boat = await aBoat(request, '?limit=1');
        for (const address of [...PAGES, `/boats/${boat.id}`]) {
          await openPage(page, address);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(
              ({ id, nodes }) =>
                `${id}: ${nodes
                  .map(({ html }) => html)
                  .slice(0, 2)
                  .join(' ')}`,
            ),
            address,
          ).toEqual([]);
        }
      });
    });
