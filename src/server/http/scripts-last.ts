import { DOCTYPE, type PageDocument, putTogether } from './page-document.ts';

const PRELOAD = '<link rel="modulepreload"';
const LATER = '<link rel="x-modulepreload" fetchpriority="low"';
const MODULE = ' type="module"';
const INERT = ' type="x-module"';

/** So long the scripts wait for the picture at most. */
const MOST_MS = 1_500;

/**
 * Starts the scripts of a page: once its foremost picture has been painted, or at the first touch or key, or when that
 * has taken too long. What is put into the document anew is run.
 */
const STARTER = `(() => {
  const find = (selector) => document.querySelectorAll(selector);
  const once = { once: true };
  let begun = false;
  const start = () => {
    if (begun) return;
    begun = true;
    for (const link of find('link[rel=x-modulepreload]')) link.rel = 'modulepreload';
    for (const script of find('script[type=x-module]')) {
      script.type = 'module';
      script.replaceWith(script);
    }
  };
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  const [picture] = find('img[fetchpriority=high]');
  if (picture && !picture.complete) {
    picture.addEventListener('load', afterPaint, once);
    picture.addEventListener('error', afterPaint, once);
  } else afterPaint();
  for (const touched of ['pointerdown', 'keydown', 'focusin']) addEventListener(touched, start, once);
  setTimeout(start, ${MOST_MS});
})()`
  .replace(/\n\s*/g, ' ')
  .trim();

/**
 * Scripts come after what the reader sees: a page is whole without them, and on a slow line they would keep its
 * picture waiting.
 */
export function startScriptsLast({ html, handoff }: PageDocument, nonce: string): string {
  const head = html.indexOf('</head>');
  const module = html.lastIndexOf(MODULE);
  const end = html.lastIndexOf('</body>');
  if (head < 0 || module < head || end < module) return putTogether({ html, handoff });
  // Pages are long and this is done for each: every part is gone through once.
  return [
    DOCTYPE,
    html.slice(0, head).replaceAll(PRELOAD, LATER),
    html.slice(head, module),
    INERT,
    html.slice(module + MODULE.length, end),
    handoff,
    `<script nonce="${nonce}">${STARTER}</script>`,
    html.slice(end),
  ].join('');
}
