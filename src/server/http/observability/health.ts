import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** For operators; not part of the API. */
const hidden = { logLevel: 'warn', schema: { hide: true } } as const;

const READY_WITHIN_MS = 1_500;

/** `/healthz`: the process runs. `/readyz`: it can serve: its database responds and it is not stopping. */
export async function healthRoutes(app: FastifyInstance, options: { pool: pg.Pool }) {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  app.get('/healthz', hidden, async () => ({ status: 'ok' }));

  app.get('/readyz', hidden, async (_request, reply) => {
    const databaseResponds = await Promise.race([
      options.pool.query('select 1').then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, READY_WITHIN_MS, false).unref()),
    ]);
    const ready = databaseResponds && !stopping;
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'unavailable', database: databaseResponds });
  });
}
