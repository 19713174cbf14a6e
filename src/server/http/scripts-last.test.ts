import { expect, it } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';
import { startScriptsLast } from './scripts-last.ts';

const NONCE = 'f00';
const HTML = `<html><head><link rel="modulepreload" href="/a.js"/></head><body><script nonce="${NONCE}">1</script><script nonce="${NONCE}" type="module" async="">import "/a.js"</script></body></html>`;

const PAGE = { html: HTML, handoff: '<script type="application/json">{}</script>' };

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
    hashInlineScripts(HTML, NONCE).hashes.length + 1,
  );
});

it('what is handed to the browser stands at the end of the body', () => {
  expect(startScriptsLast(PAGE, NONCE)).toContain(
    'import "/a.js"</script><script type="application/json">{}</script><script',
  );
});

it('a page without scripts has no starter', () => {
  const html = '<html><body>no scripts</body></html>';
  expect(startScriptsLast({ html, handoff: '' }, NONCE)).toBe(`<!DOCTYPE html>${html}`);
});

it.each(['', 'plain text'])('%j stays as it is', (html) => {
  expect(startScriptsLast({ html, handoff: '' }, NONCE)).toBe(html);
});
