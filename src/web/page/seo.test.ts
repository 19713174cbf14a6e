import { describe, expect, it } from 'vitest';
import { canonicalUrl, documentTitle, inlineJson } from './seo.ts';

describe('the head of a page', () => {
  it('names the site in the title once', () => {
    expect(documentTitle('Help Centre')).toBe('Help Centre | Slipway');
    expect(documentTitle('Selling on Slipway')).toBe('Selling on Slipway');
  });

  it('has one absolute canonical address', () => {
    expect(canonicalUrl('https://slipway.example', '/')).toBe('https://slipway.example/');
    expect(canonicalUrl('https://slipway.example', '/boats/12')).toBe('https://slipway.example/boats/12');
    expect(canonicalUrl('https://Slipway.example:443/', '/boats/12')).toBe(
      'https://slipway.example/boats/12',
    );
    expect(canonicalUrl('https://slipway.example', '/help/')).toBe('https://slipway.example/help');
    expect(canonicalUrl('https://slipway.example/', '/search?page=2#top')).toBe(
      'https://slipway.example/search?page=2',
    );
  });

  it('never lets the address of another site become canonical', () => {
    expect(canonicalUrl('https://slipway.example', '//evil.example/x')).toBe(
      'https://slipway.example/evil.example/x',
    );
  });

  it('writes JSON that cannot end its script', () => {
    const written = inlineJson({ name: '</script><script>alert(1)</script>\u2028&' });
    expect(written).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(written)).toEqual({ name: '</script><script>alert(1)</script>\u2028&' });
  });
});
