import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { hasCaddy, hasNginx } from './proxies.ts';

const deploy = fileURLToPath(new URL('../deploy', import.meta.url));

async function listening(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function freePort(): Promise<number> {
  const { server, port } = await listening(() => undefined);
  server.close();
  await once(server, 'close');
  return port;
}

describe.skipIf(!hasNginx())('deploy/nginx.conf, run by nginx', () => {
  const text = readFileSync(join(deploy, 'nginx.conf'), 'utf8');
  const limit = Number(text.match(/limit_conn addresses (\d+);/)?.[1]);
  const held: ServerResponse[] = [];
  let folder: string;
  let app: Awaited<ReturnType<typeof listening>>;
  let nginx: ChildProcess;
  let url: string;

  /** The same file with this machine's addresses for those of the containers. */
  function configuration(port: number): string {
    const here = text
      .replace(/^resolver .*\n/m, '')
      .replace(/^\tserver app1:3000 resolve/m, `\tserver 127.0.0.1:${app.port}`)
      .replace(/^\tserver app2.*\n/m, '')
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace(/set_real_ip_from [\d./]+;/, 'set_real_ip_from 127.0.0.1;');
    const files = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    return `daemon off; error_log stderr crit; pid ${folder}/pid; events {} http { access_log off; ${files}\n${here}}`;
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'slipway-nginx-'));
    app = await listening((request, response) => {
      if (request.url === '/held') held.push(response);
      else if (request.url === '/api/threads/events')
        response.writeHead(200, { 'x-accel-buffering': 'no' }).write('data: 1\n\n');
      else request.resume().on('end', () => response.end(JSON.stringify(request.headers)));
    });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    writeFileSync(join(folder, 'nginx.conf'), configuration(port));
    nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await vi.waitFor(() => fetch(url), PATIENCE);
  });
  afterAll(async () => {
    nginx.kill();
    await once(nginx, 'exit');
    app.server.closeAllConnections();
    app.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const from = (address: string, path: string) =>
    fetch(url + path, { headers: { 'x-forwarded-for': address } });

  it('refuses what an address has open beyond the limit, and serves it again afterwards', async () => {
    const crawler = Array.from({ length: limit }, () => from('192.0.2.1', '/held'));
    await vi.waitFor(() => expect(held).toHaveLength(limit), PATIENCE);
    expect((await from('192.0.2.1', '/')).status).toBe(429);
    expect((await from('192.0.2.2', '/')).status).toBe(200);
    for (const response of held.splice(0)) response.end();
    expect(new Set((await Promise.all(crawler)).map(({ status }) => status))).toEqual(new Set([200]));
    await vi.waitFor(async () => expect((await from('192.0.2.1', '/')).status).toBe(200), PATIENCE);
  });

  it('tells the app the host and only the address that the proxy in front has seen', async () => {
    const headers = await (await from('203.0.113.9, 192.0.2.3', '/')).json();
    expect(headers).toMatchObject({ host: url.replace('http://', ''), 'x-forwarded-for': '192.0.2.3' });
  });

  it('passes events on as they come, and bodies of any size', async () => {
    const events = await from('192.0.2.4', '/api/threads/events');
    const reader = events.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
    await reader?.cancel();
    const upload = await fetch(url, { method: 'POST', body: new Uint8Array(3_000_000) });
    expect(await upload.json()).toMatchObject({ 'content-length': '3000000' });
  });

  it.each(['/metrics', '/outbox'])('hides %s', async (path) => {
    expect((await from('192.0.2.5', path)).status).toBe(404);
  });
});

it.skipIf(!hasCaddy())('Caddy accepts deploy/Caddyfile', () => {
  const { status, stderr } = spawnSync(
    'caddy',
    ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')],
    { encoding: 'utf8', env: { ...process.env, SITE: 'https://boats.example' } },
  );
  expect(status, stderr).toBe(0);
});
