const DOCTYPE = '<!DOCTYPE html>';
const PRELOAD = '<link rel="modulepreload"';

/** A rendered page, and the data for the browser at the end of its body. */
export interface PageDocument {
  html: string;
  handoff: string;
}

/** The complete page. Scripts are fetched with a low priority: the stylesheet and the first picture come first. */
export function assembleHtml({ html, handoff }: PageDocument): string {
  const endOfHead = html.indexOf('</head>');
  const end = html.lastIndexOf('</body>');
  if (endOfHead < 0 || end < 0) return html;
  const head = html.slice(0, endOfHead).replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
  return [DOCTYPE, head, html.slice(endOfHead, end), handoff, html.slice(end)].join('');
}
