import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('inline scripts of a page', () => {
  it('are allowed by hash if they carry the nonce of this rendering, which is removed', () => {
    const { html, hashes } = hashInlineScripts(
      '<script nonce="n0" async>a()</script><link nonce="n0"/>',
      'n0',
    );
    expect(hashes).toEqual([hashOf('a()')]);
    expect(html).toBe('<script async>a()</script><link/>');
  });

  it('are not allowed without that nonce', () => {
    const { hashes } = hashInlineScripts(
      '<script>steal()</script><script nonce="old">steal()</script>',
      'n0',
    );
    expect(hashes).toEqual([]);
  });
});
