import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerAccount } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CALLERS, type Caller, createScene, ROWS, type Row, STATES } from './access-table.fixture.ts';
import { accessPlugin } from './http/access/access.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every route that the server registers, as "METHOD /path", collected while it starts. */
const registered = new Set<string>();
function collectRoutes(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    if (!/^\/(api|objects)\//.test(url)) return;
    for (const one of [method].flat()) if (METHODS.includes(one)) registered.add(`${one} ${url}`);
  });
}

let t: TestApp;
beforeAll(async () => {
  subscribe('fastify.initialization', collectRoutes);
  t = await startTestApp();
  unsubscribe('fastify.initialization', collectRoutes);
});
afterAll(() => t.close());

/** Uses new accounts for each row, so that rows do not affect each other and no limit is reached. */
async function statusFor(row: Row, state: (typeof STATES)[number], who: Caller): Promise<number> {
  const owner = await registerAccount(t);
  const caller = await {
    visitor: async () => null,
    'other user': () => registerAccount(t),
    owner: async () => owner,
    admin: () => registerAccount(t, { role: 'admin' }),
  }[who]();
  const [method, url] = row.call.split(' ') as [Parameters<typeof call>[1]['method'], string];
  const { headers, ...request } = (await row.request?.(await createScene(t, state, { caller, owner }))) ?? {};
  const answer = await call(t, { method, url, ...request, headers: { ...headers, ...caller?.headers } });
  if (answer.statusCode >= 400) expect(answer.json().error).toMatch(/\w+ \w+/);
  return answer.statusCode;
}

async function statusesFor(row: Row, state: (typeof STATES)[number]) {
  const statuses: Partial<Record<Caller, number>> = {};
  for (const who of CALLERS) statuses[who] = await statusFor(row, state, who);
  return statuses;
}

describe('who may call what', () => {
  it('has a row for every registered route, and a route for every row', () => {
    expect([...new Set(ROWS.map((row) => row.call))].sort()).toEqual([...registered].sort());
  });

  it('covers every state of the boat in rows without "when"', () => {
    for (const { call: name, when, answers } of ROWS)
      if (!when && !('visitor' in answers))
        expect(Object.keys(answers).sort(), name).toEqual([...STATES].sort());
  });

  for (const row of ROWS) {
    const { call: name, when, answers } = row;
    const title = when ? `${name}, ${when}` : name;
    if ('visitor' in answers)
      it(title, async () => {
        expect(await statusesFor(row, 'live')).toEqual(answers);
      });
    else
      for (const state of STATES)
        if (answers[state])
          it(`${title}, for a boat that is ${state}`, async () => {
            expect(await statusesFor(row, state)).toEqual(answers[state]);
          });
  }

  it.each(['/api/secret', '/objects/secret'])(
    'a server with a route %s without an access policy does not start',
    async (url) => {
      const app = Fastify();
      await app.register(accessPlugin, { authenticate: async () => null });
      expect(() => app.get(url, async () => 'open to all')).toThrow(
        `GET ${url} does not say who may call it`,
      );
      await app.close();
    },
  );
});
