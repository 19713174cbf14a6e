export const SITE_NAME = 'Slipway';

export function documentTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
}

/** The canonical URL of a path: absolute, without trailing slash or fragment. */
export function canonicalUrl(publicUrl: string, path: string): string {
  // Two leading slashes would name another host.
  const url = new URL(path.replace(/^[/\\]+/, '/'), publicUrl);
  url.hash = '';
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '');
  return url.href;
}

const UNSAFE_IN_SCRIPT = [
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['&', '\\u0026'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
] as const;

/** JSON that no text inside can break out of, for a script element. */
export function inlineJson(value: unknown): string {
  // Separate replacements are faster than one pattern, and pages contain a lot of JSON.
  return UNSAFE_IN_SCRIPT.reduce(
    (json, [character, escaped]) => json.replaceAll(character, escaped),
    JSON.stringify(value),
  );
}
