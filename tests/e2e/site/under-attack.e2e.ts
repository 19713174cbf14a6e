import { Agent } from 'node:http';
import { request as calls } from '@playwright/test';
import { ATTACKS, send } from '#tests/support/attacks.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { decide, publicBoat, submitBoat } from '../support/own-listings.ts';
import { startOwnServer } from '../support/own-server.ts';
import { expect, test } from '../support/test.ts';

const ADMIN = { email: 'harbourmaster@slipway.example', password: 'harbour-master-test' };
const CONNECTIONS = 64;
/** As long as this takes on the machine. */
const ROUNDS_OF_EACH_ATTACK = 20;
const ROUNDS_OF_THE_VISITOR = 15;

test('attacks of every kind, from many addresses at once, do not affect visitors to cached pages, existing pictures and /healthz', async () => {
  const server = await startOwnServer({
    TRUST_PROXY: '127.0.0.1,::1',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const request = await calls.newContext({ baseURL: server.url });
  try {
    const admin = await (await request.post('/api/auth/sign-in', { data: ADMIN })).json();
    const { id } = await submitBoat(request, admin);
    await decide(request, admin, 'approve-boat', { id });
    const { images } = await publicBoat(request, id);
    const picture = new URL(images[0], server.url).pathname;
    const paths = ['/', `/boats/${id}`, picture, '/healthz'];
    for (const path of paths) expect((await request.get(path)).status()).toBe(200);

    const visitor = createVisitor(server.url, paths);
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const statuses = new Set<number | undefined>();
    let sent = 0;
    const isOver = () =>
      sent >= ROUNDS_OF_EACH_ATTACK * ATTACKS.length && visitor.rounds() >= ROUNDS_OF_THE_VISITOR;
    const attack = async () => {
      while (!isOver()) {
        const n = sent++;
        statuses.add(await send(new URL(server.url), agent, ATTACKS[n % ATTACKS.length]!, n));
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, attack));
    agent.destroy();
    const { failed } = await visitor.leave();

    expect(failed).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 413, 415]));
    expect(statuses).not.toContain(500);
  } finally {
    await request.dispose();
    await server.stop();
  }
});
