import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawNoPhoto } from './no-photo.ts';

it('CARD-02 DETAIL-10 a listing without photographs has a calm drawing, published as it is drawn', async () => {
  const svg = drawNoPhoto();
  expect(await readFile(new URL('../../../public/no-photo.svg', import.meta.url), 'utf8')).toBe(svg);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1600 1200"/);
  expect(svg).not.toMatch(/<text|href|script/);
});
