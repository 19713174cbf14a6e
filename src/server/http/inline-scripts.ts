import { hash } from 'node:crypto';

/**
 * Pages are rendered with a secret nonce on our own inline scripts. This removes the nonces and returns the hashes of
 * just those scripts: the page can be cached and sent to everyone, and a script injected through a user's text has no
 * hash.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  // Pages are long and this runs for each of them, so only the text around each nonce is looked at.
  const parts = html.split(` nonce="${nonce}"`);
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const isScript = before?.startsWith('<script', before.lastIndexOf('<'));
    const body = isScript && part.slice(part.indexOf('>') + 1, part.indexOf('</script>'));
    if (body) hashes.add(`sha256-${hash('sha256', body, 'base64')}`);
  }
  return { html: parts.join(''), hashes: [...hashes] };
}
