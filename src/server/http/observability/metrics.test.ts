import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '#tests/support/listening.ts';
import { smallSite } from '#tests/support/small-site.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const TOKEN = 'sixteen-letters-or-more';

describe('/metrics', () => {
  let t: TestApp;
  let server: Listening;
  beforeAll(async () => {
    t = await startTestApp({ TRUST_PROXY: '127.0.0.1', SLOW_QUERY_MS: '300' }, { pages: smallSite().pages });
    server = await listen(t);
  });
  afterAll(() => t.close());

  const read = async () => (await server.ask('/metrics')).answer;

  it('is readable from this machine only; everyone else gets a 404', async () => {
    expect((await read()).status).toBe(200);
    const forwarded = await server.ask('/metrics', { 'x-forwarded-for': '203.0.113.7' }).answer;
    expect(forwarded.status).toBe(404);
    expect(forwarded.body).not.toContain('slipway_');
    expect((await server.ask('/metrics', { host: 'boats.example' }).answer).status).toBe(404);
  });

  it.each([
    'forwarded',
    'via',
    'x-forwarded-host',
    'x-forwarded-port',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
  ])('is refused to a proxy on this machine that sends %s', async (header) => {
    expect((await server.ask('/metrics', { [header]: '203.0.113.7' }).answer).status).toBe(404);
  });

  it('counts requests by route and status and shows the state of process, pool and cache', async () => {
    for (const path of ['/search', '/search', '/api/boats?q=ketch', '/api/boats/2000000000'])
      await server.ask(path).answer;
    const { body, headers } = await read();
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    for (const line of [
      'slipway_requests_total{method="GET",route="/*",status="200"} 2',
      'slipway_requests_total{method="GET",route="/api/boats",status="200"} 1',
      'slipway_requests_total{method="GET",route="/api/boats/:id",status="404"} 1',
      'slipway_request_seconds_bucket{le="+Inf",route="/*"} 2',
      'slipway_request_seconds_count{route="/api/boats"} 1',
      'slipway_page_cache_total{result="miss"} 1',
      'slipway_page_cache_total{result="hit"} 1',
      'slipway_pool_connections{pool="primary",state="open"} 1',
    ])
      expect(body.split('\n')).toContain(line);
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'slipway_event_loop_utilization',
      'process_resident_memory_bytes',
      'slipway_query_seconds_count{pool="primary"}',
      'process_cpu_seconds_total',
    ])
      expect(body).toContain(`\n${name} `);
  });

  it('shows how many jobs wait in each queue', async () => {
    await t.deps.mailer.queue(t.db, { to: 'a@example.org', subject: 'A', heading: 'A', blocks: [] });
    const { body } = await read();
    expect(body).toContain('slipway_jobs{queue="send-mail",state="created"} 1');
    expect(body).toMatch(/slipway_jobs_oldest_seconds\{queue="send-mail",state="created"\} \d/);
  });

  it('adds no series for made-up addresses, methods and statuses', async () => {
    const linesOf = async () => (await read()).body.split('\n').length;
    await server.ask('/api/made-up').answer;
    await server.ask('/pages/made-up').answer;
    await linesOf();
    const before = await linesOf();
    for (let n = 0; n < 50; n += 1) {
      await server.ask(`/api/made-up/${n}`).answer;
      await server.ask(`/pages/${n}?x=${n}`).answer;
      await server.sendRaw(`PROPFIND /x${n} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    }
    expect((await linesOf()) - before).toBeLessThan(30);
  });

  it('logs a slow query without its values', async () => {
    await t.deps.database.pool.query("select pg_sleep(0.35), $1::text as word, 'quoted secret' as other", [
      'given secret',
    ]);
    const line = t
      .log()
      .split('\n')
      .find((text) => text.includes('slow query') && text.includes('pg_sleep'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      query: "select pg_sleep(0.35), $1::text as word, '…' as other",
    });
    expect(t.log()).not.toMatch(/quoted secret|given secret/);
  });
});

it('needs a token on a public site, because a proxy may not identify itself', async () => {
  const t = await startTestApp({ PUBLIC_URL: 'https://boats.example' });
  try {
    const server = await listen(t);
    expect((await server.ask('/metrics').answer).status).toBe(404);
  } finally {
    await t.close();
  }
});

it('with METRICS_TOKEN set, only callers with the token can read /metrics', async () => {
  const t = await startTestApp({ METRICS_TOKEN: TOKEN, TRUST_PROXY: '127.0.0.1' });
  try {
    const server = await listen(t);
    const ask = async (headers: Record<string, string>) =>
      (await server.ask('/metrics', { 'x-forwarded-for': '203.0.113.7', ...headers }).answer).status;
    expect(await ask({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await ask({ authorization: `Bearer ${TOKEN}x` })).toBe(404);
    expect(await ask({ authorization: 'Bearer' })).toBe(404);
    expect(await ask({})).toBe(404);
    expect((await server.ask('/metrics').answer).status).toBe(404);
  } finally {
    await t.close();
  }
});
