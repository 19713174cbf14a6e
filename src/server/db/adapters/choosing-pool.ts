import pg from 'pg';

type Query = (...args: unknown[]) => Promise<unknown>;

/** The replica is unreachable or shutting down, as opposed to an error in the query. */
const isAway = (error: unknown) =>
  /^(08...|53...|57...|25006|40001|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/.test(
    (error as NodeJS.ErrnoException).code ?? '',
  ) || /timeout exceeded when trying to connect|Connection terminated/.test((error as Error).message);

interface Choice {
  primary: pg.Pool;
  replica: pg.Pool;
  mayRead(): boolean;
  /** The replica did not answer. */
  onFailure(): void;
  /** How many queries each has served. */
  served: { replica: number; primary: number };
}

/**
 * Reads from the replica while it may be read, and from the primary if it fails. Opens no connection of its own. It is a
 * pool because Drizzle takes a client for a transaction only from an instance of `pg.Pool`.
 */
export class ChoosingPool extends pg.Pool {
  readonly #choice: Choice;

  constructor(choice: Choice) {
    super();
    this.#choice = choice;
  }

  override query = (async (...args: unknown[]) => {
    const { primary, replica, mayRead, onFailure, served } = this.#choice;
    if (mayRead()) {
      try {
        const result = await (replica.query as Query).apply(replica, args);
        served.replica += 1;
        return result;
      } catch (error) {
        if (!isAway(error)) throw error;
        onFailure();
      }
    }
    served.primary += 1;
    return (primary.query as Query).apply(primary, args);
  }) as pg.Pool['query'];

  override connect = (async () => {
    const { primary, replica, mayRead, onFailure, served } = this.#choice;
    if (mayRead()) {
      try {
        const client = await replica.connect();
        served.replica += 1;
        return client;
      } catch {
        onFailure();
      }
    }
    served.primary += 1;
    return primary.connect();
  }) as pg.Pool['connect'];
}
