import pg from 'pg';

const RECONNECT_AFTER_MS = 2_000;

interface Listener {
  onNotice(payload: string): void;
  /** Notices may have been lost: the connection was down or is new. */
  onMissed(): void;
}

/** Postgres notifications between all processes that share the database, on any machine. */
export interface Notices {
  /** To be called before `start`. */
  listen(channel: string, listener: Listener): void;
  start(): Promise<void>;
  /** Whether a notice sent now would arrive; if not, callers have to poll for changes. */
  isListening(): boolean;
  stop(): Promise<void>;
}

type Subscription = Pick<Notices, 'isListening' | 'stop'>;

/** Subscribes a connection to all channels. */
type Subscribe = (client: pg.ClientBase) => Promise<void>;

/** The embedded database has one connection, which receives everything sent on it. */
async function listenEmbedded(pool: pg.Pool, subscribe: Subscribe): Promise<Subscription> {
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

/** Uses its own connection and reconnects when it is lost. */
function listenOnServer(pool: pg.Pool, subscribe: Subscribe): Subscription {
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
      if (!isStopped) retrying = setTimeout(connect, RECONNECT_AFTER_MS).unref();
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
  let subscription: Subscription | undefined;

  async function subscribe(client: pg.ClientBase) {
    client.on('notification', ({ channel, payload }) => listeners.get(channel)?.onNotice(payload ?? ''));
    await client.query([...listeners.keys()].map((channel) => `listen ${channel}`).join('; '));
    for (const listener of listeners.values()) listener.onMissed();
  }

  return {
    listen(channel, listener) {
      listeners.set(channel, listener);
    },
    async start() {
      subscription ??= embedded ? await listenEmbedded(pool, subscribe) : listenOnServer(pool, subscribe);
    },
    isListening: () => subscription?.isListening() ?? false,
    stop: async () => subscription?.stop(),
  };
}
