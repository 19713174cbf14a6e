import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { pdf } from '#tests/support/pdf-files.ts';
import { inspectPdf } from './inspect-pdf.ts';

const problemOf = (bytes: Buffer): unknown => {
  try {
    inspectPdf(bytes);
    return 'none';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it.each([
  ['one page', pdf(), 1],
  ['as many pages as allowed', pdf({ pages: MEDIA_LIMITS.documentPages }), MEDIA_LIMITS.documentPages],
  ['pages in a compressed stream', pdf({ pages: 7, compressed: true }), 7],
  [
    'pages in a stream that is not compressed',
    pdf({ pages: 0, objects: ['<< /Type /ObjStm /N 1 >>\nstream\n<< /Type /Page >>\nendstream'] }),
    1,
  ],
  ['bookmarks and a view to open with', pdf({ catalogue: '/OpenAction [10 0 R /Fit] /Outlines 9 0 R' }), 1],
  ['the word in its title that begins a stream', pdf({ objects: ['<< /Title (Down the stream\n) >>'] }), 1],
  ['words of the text that would act elsewhere', pdf({ objects: ['(JS and Launch)'] }), 1],
])('PASS-05 accepts a PDF with %s', (_, bytes, pages) => {
  expect(inspectPdf(bytes)).toEqual({ pages });
});

const js = '<< /S /JavaScript /JS (app.alert(1)) >>';
const zip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');

it.each([
  ['scripts', pdf({ objects: [js] }), 'pdf-active'],
  ['scripts in a compressed stream', pdf({ compressed: true, objects: [js] }), 'pdf-active'],
  ['scripts under another spelling', pdf({ objects: ['<< /S /J#61vaScript /J#53 (1) >>'] }), 'pdf-active'],
  ['a program to start', pdf({ catalogue: '/OpenAction << /S /Launch /F (calc.exe) >>' }), 'pdf-active'],
  ['an attached file', pdf({ objects: ['<< /Type /EmbeddedFile >>'] }), 'pdf-active'],
  ['a password', pdf({ trailer: '/Encrypt 7 0 R' }), 'pdf-locked'],
  ['a page too many', pdf({ pages: MEDIA_LIMITS.documentPages + 1 }), 'pdf-too-long'],
  ['too many pages in a compressed stream', pdf({ pages: 300, compressed: true }), 'pdf-too-long'],
  ['no page', pdf({ pages: 0 }), 'pdf-damaged'],
  ['its end cut off', pdf().subarray(0, -20), 'pdf-damaged'],
  ['an archive behind its end', Buffer.concat([pdf(), zip]), 'pdf-damaged'],
  ['a web page before its start', Buffer.concat([Buffer.from('<html>'), pdf()]), 'pdf-damaged'],
  [
    'a stream that never ends',
    Buffer.from(pdf().toString('latin1').replace('endstream', ''), 'latin1'),
    'pdf-damaged',
  ],
])('PASS-05 refuses a PDF with %s', (_, bytes, problem) => {
  expect(problemOf(bytes)).toBe(problem);
});

it('PASS-05 refuses a compressed stream that unpacks to far more than it is', () => {
  const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
  const object = `<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${bomb.toString('latin1')}\nendstream`;
  expect(problemOf(pdf({ objects: [object] }))).toBe('pdf-too-complex');
});

it('PASS-05 reads a file of the largest size in time that grows with its size, whatever it repeats', () => {
  for (const piece of [
    'stream\n',
    '<< /Type ',
    '/Type       ',
    'obj ',
    '#2',
    'endstream stream ',
    '>>stream\n',
    '>> stream',
    '>>stream\nendstream',
  ]) {
    const filler = piece.repeat(Math.floor((MEDIA_LIMITS.documentBytes - 2_000) / piece.length));
    expect(['none', 'pdf-damaged']).toContain(problemOf(pdf({ objects: [filler] })));
  }
});
