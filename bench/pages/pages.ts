/**
 * Server-rendered pages on a real Postgres: cached pages compared with Fastify sending the same bytes, and fresh pages
 * compared with React alone rendering the same tree with its data ready. `npm run bench -- pages`
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { pageRoutes } from '#server/pages/pages.ts';
import type { WebEntry } from '#server/pages/render-page.ts';
import { createPageCache } from '#server/platform/page-cache/page-cache.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { openMarket } from '../market/open-market.ts';
import { throughputs } from '../measure.ts';
import { type Throughput, throughputTable } from '../report.ts';

const BOATS = 10_000;
/** More pages of results than any cache holds before they are requested again. */
const LAST_PAGE = 400;
const AT_ONCE = 8;
const FOR_MS = 3_000;
const ENCODING = 'br';
const PUBLIC_URL = 'http://localhost:3000';

type Render = (...args: unknown[]) => Promise<Response>;

/** The build with a hook in its renderer, so that the last rendering can be repeated. */
async function interceptRenderer() {
  const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
  const render = build.entry.module.default as unknown as Render;
  let asked: unknown[] = [];
  const listening = (...args: unknown[]) => {
    asked = args;
    return render(...args);
  };
  const module = { ...build.entry.module, default: listening } as unknown as ServerBuild['entry']['module'];
  const again = () => {
    const [request, status, headers, context] = asked;
    // The stream that sends data to the browser can be read only once; the tree is the same without it.
    const tree = { ...(context as object), serverHandoffStream: undefined };
    const withoutCache = (build.entry.module as unknown as WebEntry).createLoadContext({
      fetch: () => Promise.reject(new Error('The data is ready')),
      nonce: 'none',
      publicUrl: PUBLIC_URL,
      isDev: false,
      htmlCache: undefined,
    });
    return () => render(request, status, headers, tree, withoutCache);
  };
  return { build: { ...build, entry: { ...build.entry, module } }, again };
}

/** Requests served per second of this process's processor time, sent from another process. */
async function servedPerSecond(address: string): Promise<number> {
  const visitor = fork(fileURLToPath(new URL('visit.ts', import.meta.url)), [
    address,
    ENCODING,
    String(FOR_MS),
  ]);
  await once(visitor, 'message');
  const before = process.cpuUsage();
  const [visits] = (await once(visitor, 'message')) as [number];
  const { user, system } = process.cpuUsage(before);
  return (visits * 1_000_000) / (user + system);
}

async function bareServer(app: FastifyInstance, pages: readonly string[]): Promise<FastifyInstance> {
  const bare = Fastify();
  for (const page of pages) {
    const { headers, rawPayload } = await app.inject({ url: page, headers: { 'accept-encoding': ENCODING } });
    const { date, connection, 'content-length': length, 'transfer-encoding': chunked, ...sent } = headers;
    bare.get(page, (_, reply) => reply.headers(sent).send(rawPayload));
  }
  await bare.listen({ port: 0, host: '127.0.0.1' });
  return bare;
}

const addressOf = ({ server }: FastifyInstance) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

export async function benchPages() {
  const postgres = await startRealPostgres({ shared_buffers: '1GB', synchronous_commit: 'off' });
  try {
    const { build, again } = await interceptRenderer();
    const market = await openMarket(postgres, BOATS, (app) =>
      pageRoutes(app, {
        publicUrl: PUBLIC_URL,
        isDev: false,
        build: async () => build,
        cache: createPageCache({ ttlMs: 60_000, maxPages: 500, maxBytes: 64 * 1024 * 1024 }),
      }),
    );
    const { app } = market;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const [boat] = (await app.inject('/api/boats?limit=1')).json();
    const pages = ['/', '/search', `/boats/${boat.id}`];

    const fresh: Throughput[] = [];
    const freshPages = [
      ...pages.map((page) => ({ name: page, addressOf: (visit: number) => `${page}?visit=${visit}` })),
      {
        name: 'results never asked for before',
        addressOf: (visit: number) => `/search?page=${(visit % LAST_PAGE) + 1}&visit=${visit}`,
      },
    ];
    let visit = 0;
    for (const { name, addressOf } of freshPages) {
      const render = async () => {
        visit += 1;
        const remoteAddress = [10, visit >> 16, (visit >> 8) & 255, visit & 255].join('.');
        const answer = await app.inject({ url: addressOf(visit), remoteAddress, payloadAsStream: true });
        if (answer.statusCode !== 200) throw new Error(`${name} returned ${answer.statusCode}`);
        await finished(answer.stream().resume());
      };
      await render();
      const reactAlone = again();
      for (let n = 0; n < 40; n++) await Promise.all([render(), reactAlone()]);
      const [whole = Number.NaN, react = Number.NaN] = await throughputs(AT_ONCE, render, reactAlone);
      fresh.push({ name, app: whole, bare: react });
    }
    console.log(throughputTable('Fresh pages, per second', 'React', fresh));

    const bare = await bareServer(app, pages);
    const cached: Throughput[] = [];
    for (const page of pages) {
      await servedPerSecond(addressOf(bare) + page);
      await servedPerSecond(addressOf(app) + page);
      const sent = await servedPerSecond(addressOf(bare) + page);
      const whole = await servedPerSecond(addressOf(app) + page);
      cached.push({ name: page, app: whole, bare: sent });
    }
    console.log(throughputTable('Cached pages, per second of processor time', 'Fastify', cached));
    await bare.close();
    await market.close();
  } finally {
    await postgres.stop();
  }
}
