import pg from 'pg';

const AGAIN_AFTER_MS = 2_000;

interface Listener {
  hear(payload: string): void;
  /** Nobody listened for a while: whatever was said then was missed. */
  missed(): void;
}

/** What processes tell each other through the database that they share, whichever machines they run on. */
export interface Notices {
  /** To be called before `start`. */
  listen(channel: string, listener: Listener): void;
  start(): Promise<void>;
  /** False while nobody would tell: then one has to look for oneself. */
  areHeard(): boolean;
  stop(): Promise<void>;
}

/** The embedded database has one connection, which is told whatever is said on it. */
async function hearEmbedded(pool: pg.Pool, { hearOn, listening }: Ears) {
  const client = await pool.connect();
  hearOn(client);
  await client.query(listening());
  client.release();
  return { areHeard: () => true, stop: async () => undefined };
}

interface Ears {
  hearOn(client: pg.ClientBase): void;
  /** The command that begins it. */
  listening(): string;
  missed(): void;
}

/** A connection for nothing else; while it is gone it is made anew. */
function hearServer(pool: pg.Pool, { hearOn, listening, missed }: Ears) {
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
    const next = new pg.Client({
      ...pool.options,
      application_name: 'slipway notices',
      statement_timeout: 0,
      keepAlive: true,
    });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    hearOn(next);
    try {
      await next.connect();
      await next.query(listening());
      if (isStopped) return lose(next);
      client = next;
      missed();
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

export function createNotices({ pool, embedded }: { pool: pg.Pool; embedded: boolean }): Notices {
  const listeners = new Map<string, Listener>();
  let line: Pick<Notices, 'areHeard' | 'stop'> | undefined;
  const ears: Ears = {
    hearOn: (client) =>
      client.on('notification', ({ channel, payload }) => listeners.get(channel)?.hear(payload ?? '')),
    listening: () => [...listeners.keys()].map((channel) => `listen ${channel}`).join('; '),
    missed() {
      for (const listener of listeners.values()) listener.missed();
    },
  };
  return {
    listen(channel, listener) {
      listeners.set(channel, listener);
    },
    async start() {
      line ??= embedded ? await hearEmbedded(pool, ears) : hearServer(pool, ears);
    },
    areHeard: () => line?.areHeard() ?? false,
    stop: async () => line?.stop(),
  };
}
