import { hash } from 'node:crypto';

/**
 * Pages are rendered with a secret nonce on our own inline scripts only. This takes the nonces out again and answers
 * the hashes of just those scripts: the page can be kept and sent to everyone, and a script that slipped in from
 * somebody's text has no hash.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  // Pages are long and this is done for each: what lies between the nonces is not looked through.
  const parts = html.split(` nonce="${nonce}"`);
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const isScript = before?.startsWith('<script', before.lastIndexOf('<'));
    const body = isScript && part.slice(part.indexOf('>') + 1, part.indexOf('</script>'));
    if (body) hashes.add(`sha256-${hash('sha256', body, 'base64')}`);
  }
  return { html: parts.join(''), hashes: [...hashes] };
}
