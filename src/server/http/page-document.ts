export const DOCTYPE = '<!DOCTYPE html>';

/** A rendered page, and what is handed to the browser at the end of its body. */
export interface PageDocument {
  html: string;
  handoff: string;
}

export function putTogether({ html, handoff }: PageDocument): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : [DOCTYPE, html.slice(0, end), handoff, html.slice(end)].join('');
}
