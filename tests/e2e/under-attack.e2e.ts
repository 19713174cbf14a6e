import { Agent } from 'node:http';
import { request as calls } from '@playwright/test';
import { ATTACKS, send } from '#tests/support/attacks.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { decide, publicBoat, sendIn } from './support/own-listings.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

const ADMIN = { email: 'harbourmaster@slipway.example', password: 'harbour-master-test' };
const CONNECTIONS = 64;
const LASTING_MS = 10_000;

test('attacks of every kind, from many addresses at once, leave visitors of kept pages, existing pictures and /healthz undisturbed', async () => {
  const server = await startOwnServer({
    TRUST_PROXY: '127.0.0.1,::1',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const request = await calls.newContext({ baseURL: server.url });
  try {
    const admin = await (await request.post('/api/auth/sign-in', { data: ADMIN })).json();
    const { id } = await sendIn(request, admin);
    await decide(request, admin, 'approve-boat', { id });
    const { images } = await publicBoat(request, id);
    const picture = new URL(images[0], server.url).pathname;
    const paths = ['/', `/boats/${id}`, picture, '/healthz'];
    for (const path of paths) expect((await request.get(path)).status()).toBe(200);

    const visitor = createVisitor(server.url, paths);
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const until = performance.now() + LASTING_MS;
    let sent = 0;
    const attack = async () => {
      while (performance.now() < until) {
        const n = sent++;
        await send(new URL(server.url), agent, ATTACKS[n % ATTACKS.length]!, n);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, attack));
    agent.destroy();
    const { visits, failed, median, slowest } = await visitor.leave();

    expect(sent).toBeGreaterThan(200);
    expect(visits).toBeGreaterThan(20);
    expect(failed).toBe(0);
    // A page made anew every fifteen seconds waits its turn; whatever is kept does not. The attackers are on this machine too.
    expect(median).toBeLessThan(1_000);
    expect(slowest).toBeLessThan(8_000);
    expect((await request.get('/healthz')).status()).toBe(200);
  } finally {
    await request.dispose();
    await server.stop();
  }
});
