const DOCTYPE = '<!DOCTYPE html>';
const PRELOAD = '<link rel="modulepreload"';

/** A rendered page, and the data for the browser at the end of its body. */
export interface PageDocument {
  html: string;
  handoff: string;
}

/** The complete page. Scripts are fetched with a low priority: the stylesheet and the first picture come first. */
export function assembleHtml({ html, handoff }: PageDocument): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  const page = html.slice(0, end).replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
  return [DOCTYPE, page, handoff, html.slice(end)].join('');
}
