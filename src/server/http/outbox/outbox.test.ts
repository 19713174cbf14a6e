import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxFolder } from '#server/open-deps.ts';
import { call } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const HERE = { remoteAddress: '127.0.0.1' };
const HOSTILE =
  '<script>alert(1)</script><img src=x onerror=alert(1)><form action="https://example.org"></form>';

const mail = (to: string, subject: string, date: string, html: string) =>
  [
    `From: Slipway <no-reply@example.org>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${date}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=x',
    '',
    '--x',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Plain ${subject} ${html} https://example.org/a"onmouseover="x`,
    '--x',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<p>${html}</p>`,
    '--x--',
  ].join('\r\n');

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  const folder = outboxFolder(t.deps.config);
  await mkdir(folder, { recursive: true });
  const write = (name: string, content: string) => writeFile(join(folder, name), content);
  await write(
    '2026-07-01-a.eml',
    mail('ann@example.org', 'Older', 'Wed, 01 Jul 2026 12:30:00 +0000', 'Hello'),
  );
  await write(
    '2026-11-16-b.eml',
    mail('bob@example.org', HOSTILE, 'Mon, 16 Nov 2026 09:05:00 +0000', HOSTILE),
  );
  await writeFile(join(folder, '..', 'secret.eml'), mail('x@example.org', 'Secret', '', 'Secret'));
});
afterAll(() => t.close());

const get = (url: string, from: object = HERE) => call(t, { url, ...from });

describe('the outbox of a local server', () => {
  it('lists mails newest first, with the time in the United Kingdom', async () => {
    const { body } = await get('/outbox');
    expect(body.indexOf('16 Nov 2026, 09:05')).toBeGreaterThan(0);
    expect(body.indexOf('1 Jul 2026, 13:30')).toBeGreaterThan(body.indexOf('16 Nov 2026, 09:05'));
  });

  it('filters by recipient', async () => {
    const { body } = await get('/outbox?to=ANN@');
    expect(body).toContain('Older');
    expect(body).not.toContain('bob@example.org');
    expect((await get('/outbox?to=nobody')).body).toContain('No mail to “nobody”.');
    expect((await get(`/outbox?to=${'a'.repeat(300)}`)).statusCode).toBe(400);
    expect((await get('/outbox?to=%22%3E%3Cscript%3E')).body).not.toContain('<script>');
  });

  it('escapes whatever a mail contains', async () => {
    const { body, headers } = await get('/outbox');
    expect(body).not.toContain('<script');
    expect(body).not.toContain('<img');
    expect(body).not.toContain('"onmouseover');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('shows the HTML of a mail in a frame that can run nothing and send nothing', async () => {
    expect((await get('/outbox')).body).toContain(
      '<iframe src="/outbox/2026-11-16-b.eml/html" title="&lt;script&gt;',
    );
    const { headers, body } = await get('/outbox/2026-11-16-b.eml/html');
    expect(body).toContain(HOSTILE);
    const policy = String(headers['content-security-policy']);
    for (const rule of ["default-src 'none'", "form-action 'none'", "frame-ancestors 'self'", 'sandbox '])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-forms|allow-top-navigation/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it.each(['/outbox', '/outbox/outbox.css', '/outbox/2026-11-16-b.eml/html'])(
    '%s answers only the person at this machine',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
      expect((await get(url, { remoteAddress: '10.1.2.3' })).statusCode).toBe(404);
      expect((await get(url, { ...HERE, headers: { via: '1.1 proxy' } })).statusCode).toBe(404);
    },
  );

  it.each(['..%2Fsecret.eml', '%2e%2e%2fsecret.eml', 'missing.eml', '2026-11-16-b.eml%00'])(
    'reads no file outside its folder: %s',
    async (name) => expect((await get(`/outbox/${name}/html`)).statusCode).toBe(404),
  );
});
