import { barriersOn } from '../support/barriers.ts';
import { expect, openPage, test } from '../support/test.ts';

test('the check of colours notices any change of a text that has passed it before', async ({ page }) => {
  await openPage(page, '/sign-in');
  const label = page.locator('label').first();
  const paint = (colours: string) =>
    label.evaluate((element, style) => element.setAttribute('style', style), colours);
  expect(await barriersOn(page)).toEqual([]);

  await paint('color: #777; background-color: #888');
  expect(await barriersOn(page)).toEqual([expect.stringMatching(/^color-contrast: label/)]);
  expect(await barriersOn(page), 'what failed is checked again').toHaveLength(1);

  await paint('');
  expect(await barriersOn(page)).toEqual([]);
  await label.evaluate((element) => element.parentElement?.setAttribute('style', 'background-color: #444'));
  expect(await barriersOn(page), 'behind the text').toEqual([expect.stringMatching(/^color-contrast: /)]);
});
