/**
 * A crawler that follows every link and picture of the demo site, with few connections and with many, while a visitor
 * repeatedly opens cached pages, a picture and the health check. `npm run bench -- crawl`
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startOwnServer } from '#tests/e2e/support/own-server.ts';
import { table } from '../report.ts';

const CONNECTIONS = [6, 64, 100];
/** A real link checker visits everything; this one stops here. */
const MAX_ADDRESSES = 3_000;
const PAUSE_MS = 20;

interface Answer {
  status: number;
  body: string;
  ms: number;
}

function open(origin: string, path: string, agent: Agent, from: string): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { agent, headers: { 'x-forwarded-for': from } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text) => (body += text));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body, ms: performance.now() - start }),
      );
    }).on('error', reject);
  });
}

const LINK = /<a [^>]*href="(\/[^"#]*)/g;
const PICTURE = /\/objects\/uploads\/[^" ,]+/g;
const linksIn = (html: string) =>
  [...[...html.matchAll(LINK)].map(([, path = '']) => path), ...(html.match(PICTURE) ?? [])].map((path) =>
    path.replaceAll('&amp;', '&'),
  );

/** Follows every link and picture from the home page; returns the count of each status. */
async function crawl(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const found = new Set(['/']);
  const waiting = ['/'];
  const statuses = new Map<number, number>();
  const start = performance.now();
  let slowest = 0;
  let busy = 0;
  const worker = async () => {
    while (waiting.length > 0 || busy > 0) {
      const path = waiting.shift();
      if (path === undefined) {
        await wait(PAUSE_MS);
        continue;
      }
      busy += 1;
      const { status, body, ms } = await open(origin, path, agent, `10.1.0.${connections}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      slowest = Math.max(slowest, ms);
      for (const link of path.startsWith('/objects/') ? [] : linksIn(body))
        if (!found.has(link) && found.size < MAX_ADDRESSES) {
          found.add(link);
          waiting.push(link);
        }
      busy -= 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { statuses, slowest, addresses: found.size, seconds: (performance.now() - start) / 1000 };
}

/** Opens these in turn until stopped; returns how long each took. */
function visitInBackground(origin: string, paths: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken = new Map(paths.map((path) => [path, [] as number[]]));
  let isOver = false;
  const visiting = (async () => {
    while (!isOver)
      for (const path of paths) {
        const { status, ms } = await open(origin, path, agent, '10.2.0.1');
        if (status !== 200) throw new Error(`${path} returned ${status}`);
        taken.get(path)?.push(ms);
        await wait(PAUSE_MS);
      }
    agent.destroy();
  })();
  return async () => {
    isOver = true;
    await visiting;
    return taken;
  };
}

const quantile = (times: readonly number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);

export async function benchCrawl() {
  const server = await startOwnServer({ DEMO_DATA: 'on', LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1,::1' });
  try {
    const [boat] = (await (await fetch(`${server.url}/api/boats?limit=1`)).json()) as {
      cover: { url: string };
    }[];
    const paths = ['/', '/search', '/category/sailing', '/healthz', `${boat?.cover.url}?w=640&f=webp`];
    for (const connections of CONNECTIONS) {
      const stop = visitInBackground(server.url, paths);
      const { statuses, slowest, addresses, seconds } = await crawl(server.url, connections);
      const taken = await stop();
      const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      console.log(
        `\ncrawl: ${connections} connections, ${addresses} pages and pictures in ${seconds.toFixed(0)} s: ${counts}; the slowest ${slowest.toFixed(0)} ms`,
      );
      const rows = [...taken].map(([path, times]) => [path, quantile(times, 0.5), quantile(times, 0.99)]);
      console.log(table(['meanwhile, ms', 'median', '99th'], rows));
      if ([...statuses.keys()].some((status) => status !== 200)) process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
}
