import { expect, it } from 'vitest';
import { webAddressOf } from './web-address.ts';

it.each([
  ['https://www.example.co.uk', 'https://www.example.co.uk'],
  ['www.example.co.uk', 'https://www.example.co.uk'],
  ['WWW.Example.co.uk/Boats?page=2#top', 'https://www.example.co.uk/Boats?page=2#top'],
  ['http://example.org/', 'http://example.org'],
  ['https://example.org:443/boats', 'https://example.org/boats'],
  ['https://bücher.de', 'https://xn--bcher-kva.de'],
  ['https://example.org/contact@us', 'https://example.org/contact@us'],
])('%s is a web address', (typed, address) => {
  expect(webAddressOf(typed)).toBe(address);
});

it.each([
  '',
  'example',
  'example.org',
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://example.org',
  'https://user:pass@example.org',
  'https://user@example.org',
  'https://@example.org',
  'https:user@example.org',
  'https:\\\\user@example.org',
  'www.bank.co.uk@example.org',
  'https://localhost',
  'https://localhost.',
  'https://boats.localhost',
  'https://printer.local',
  'https://metadata.google.internal',
  'https://router.home.arpa',
  'https://192.168.0.1',
  'https://127.1',
  'https://2130706433',
  'https://0x7f000001',
  'https://0x7f.1',
  'https://0177.0.0.1',
  'https://１２７.０.０.１',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://example.org:8080',
  'https://example.org.',
  'https://exa_mple.org',
  'https://-example.org',
  'https://example.c',
  'https://example.123abc',
  `https://${'a'.repeat(64)}.org`,
  `https://${'abcdefghi.'.repeat(26)}org`,
  'https://',
])('%s is no address that everyone can open', (typed) => {
  expect(webAddressOf(typed)).toBeUndefined();
});
