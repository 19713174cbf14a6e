import { expect, it } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';
import { startScriptsLast } from './scripts-last.ts';

const NONCE = 'f00';
const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/></head><body><script nonce="${NONCE}">1</script><script nonce="${NONCE}" type="module" async="">import "/a.js"</script></body></html>`;

it('nothing of a page’s scripts is fetched or run before its starter says so', () => {
  const html = startScriptsLast(PAGE, NONCE);
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(html).toContain('<link rel="x-modulepreload" fetchpriority="low" href="/a.js"/>');
  expect(html).toContain(`<script nonce="${NONCE}" type="x-module" async="">import "/a.js"</script>`);
});

it('the starter comes last and is one of the scripts that the page’s policy knows', () => {
  const html = startScriptsLast(PAGE, NONCE);
  expect(html).toMatch(/<script nonce="f00">\(\(\) => \{.*\}\)\(\)<\/script><\/body><\/html>$/);
  expect(hashInlineScripts(html, NONCE).hashes).toHaveLength(
    hashInlineScripts(PAGE, NONCE).hashes.length + 1,
  );
});

it.each(['', 'plain text', '<html><body>no scripts</body></html>'])('%j stays as it is', (page) => {
  expect(startScriptsLast(page, NONCE)).toBe(page);
});
