import { createHash } from 'node:crypto';

/**
 * Pages are rendered with a secret nonce on our own inline scripts only. This takes the nonces out again and answers
 * the hashes of just those scripts: the page can be kept and sent to everyone, and a script that slipped in from
 * somebody's text has no hash.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes: string[] = [];
  const marked = new RegExp(`<script([^>]*?) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const clean = html.replace(marked, (_whole, before: string, after: string, body: string) => {
    if (body) hashes.push(`sha256-${createHash('sha256').update(body).digest('base64')}`);
    return `<script${before}${after}>${body}</script>`;
  });
  return { html: clean.replaceAll(` nonce="${nonce}"`, ''), hashes: [...new Set(hashes)] };
}
