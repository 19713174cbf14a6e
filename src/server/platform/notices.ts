import pg from 'pg';

export const CHANNEL = 'jobs_added';
const AGAIN_AFTER_MS = 2_000;

export interface JobNotices {
  /** False while nobody would tell: then one has to look for oneself. */
  areHeard(): boolean;
  stop(): Promise<void>;
}

type Hear = (queue: string) => void;

const hearOn = (client: pg.ClientBase, hear: Hear) =>
  client.on('notification', ({ channel, payload }) => {
    if (channel === CHANNEL) hear(payload ?? '');
  });

/** The embedded database has one connection, which is told whatever is added on it. */
async function hearEmbedded(pool: pg.Pool, hear: Hear): Promise<JobNotices> {
  const client = await pool.connect();
  hearOn(client, hear);
  await client.query(`listen ${CHANNEL}`);
  client.release();
  return { areHeard: () => true, stop: async () => undefined };
}

/** A connection for nothing else; while it is gone it is made anew. `hearAll` is for what was missed meanwhile. */
function hearServer(pool: pg.Pool, hear: Hear, hearAll: () => void): JobNotices {
  let client: pg.Client | undefined;
  let retrying: NodeJS.Timeout | undefined;
  let isStopped = false;

  function lose(lost: pg.Client) {
    lost.removeAllListeners('end');
    void lost.end().catch(() => undefined);
    if (client === lost) client = undefined;
    clearTimeout(retrying);
    if (!isStopped) retrying = setTimeout(connect, AGAIN_AFTER_MS).unref();
  }

  async function connect() {
    const next = new pg.Client({ ...pool.options, statement_timeout: 0, keepAlive: true });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    hearOn(next, hear);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      if (isStopped) return lose(next);
      client = next;
      hearAll();
    } catch {
      lose(next);
    }
  }
  void connect();

  return {
    areHeard: () => client !== undefined,
    async stop() {
      isStopped = true;
      clearTimeout(retrying);
      if (client) lose(client);
    },
  };
}

export async function hearJobNotices(
  { pool, embedded }: { pool: pg.Pool; embedded: boolean },
  listeners: { hear: Hear; hearAll: () => void },
): Promise<JobNotices> {
  return embedded ? hearEmbedded(pool, listeners.hear) : hearServer(pool, listeners.hear, listeners.hearAll);
}
