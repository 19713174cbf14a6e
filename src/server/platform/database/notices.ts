import pg from 'pg';

const AGAIN_AFTER_MS = 2_000;

interface Listener {
  hear(payload: string): void;
  /** Notices may have been lost: the connection was down, or has only now been made. */
  missed(): void;
}

/** What processes tell each other through the database that they share, whichever machines they run on. */
export interface Notices {
  /** To be called before `start`. */
  listen(channel: string, listener: Listener): void;
  start(): Promise<void>;
  /** Whether a notice sent now would arrive; if not, changes have to be looked for. */
  isListening(): boolean;
  stop(): Promise<void>;
}

type Line = Pick<Notices, 'isListening' | 'stop'>;

/** Subscribes a connection to all channels. */
type Subscribe = (client: pg.ClientBase) => Promise<void>;

/** The embedded database has one connection, which receives whatever is sent on it. */
async function listenEmbedded(pool: pg.Pool, subscribe: Subscribe): Promise<Line> {
  let subscribed: pg.ClientBase | undefined;

  async function use(client: pg.ClientBase) {
    client.once('error', () => {
      if (subscribed === client) subscribed = undefined;
    });
    await subscribe(client);
    subscribed = client;
  }
  const useReplacement = (client: pg.ClientBase) => void use(client).catch(() => undefined);

  const client = await pool.connect();
  try {
    await use(client);
  } finally {
    client.release();
  }
  pool.on('connect', useReplacement);
  return {
    isListening: () => subscribed !== undefined,
    async stop() {
      pool.off('connect', useReplacement);
      subscribed = undefined;
    },
  };
}

/** A connection for nothing else, made again when it is lost. */
function listenOnServer(pool: pg.Pool, subscribe: Subscribe): Line {
  let isSubscribed = false;
  let isStopped = false;
  let retrying: NodeJS.Timeout | undefined;
  let drop: () => void = () => undefined;

  async function connect() {
    const client = new pg.Client({
      ...pool.options,
      application_name: 'slipway notices',
      statement_timeout: 0,
      keepAlive: true,
    });
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      isSubscribed = false;
      client.end().catch(() => undefined);
      if (!isStopped) retrying = setTimeout(connect, AGAIN_AFTER_MS).unref();
    };
    drop = lose;
    client.on('error', lose);
    client.on('end', lose);
    try {
      await client.connect();
      await subscribe(client);
      isSubscribed = !isLost;
    } catch {
      lose();
    }
  }
  void connect();

  return {
    isListening: () => isSubscribed,
    async stop() {
      isStopped = true;
      clearTimeout(retrying);
      drop();
    },
  };
}

export function createNotices({ pool, embedded }: { pool: pg.Pool; embedded: boolean }): Notices {
  const listeners = new Map<string, Listener>();
  let line: Line | undefined;

  async function subscribe(client: pg.ClientBase) {
    client.on('notification', ({ channel, payload }) => listeners.get(channel)?.hear(payload ?? ''));
    await client.query([...listeners.keys()].map((channel) => `listen ${channel}`).join('; '));
    for (const listener of listeners.values()) listener.missed();
  }

  return {
    listen(channel, listener) {
      listeners.set(channel, listener);
    },
    async start() {
      line ??= embedded ? await listenEmbedded(pool, subscribe) : listenOnServer(pool, subscribe);
    },
    isListening: () => line?.isListening() ?? false,
    stop: async () => line?.stop(),
  };
}
