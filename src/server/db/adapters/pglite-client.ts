import { once } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

interface ParseMessage {
  types?: unknown;
}

type Connection = ReturnType<typeof createPgConfig>['connection'];

function openConnection(engine: PGlite): Connection {
  const { connection } = createPgConfig(engine);
  // Drizzle passes `pg` an object of type parsers where PGlite's serialiser expects a list of type ids.
  const parse = connection.parse.bind(connection);
  connection.parse = (message: ParseMessage) =>
    parse({ ...message, types: Array.isArray(message.types) ? message.types : undefined });
  return connection;
}

/**
 * Clients of PGlite's single session. `createPgConfig` creates one connection object for all clients of a pool: a client
 * would receive messages meant for the previous one. So each has its own, and starts when the session is idle.
 */
export function clientFor(engine: PGlite) {
  let latest: Connection | undefined;
  return class EmbeddedClient extends pg.Client {
    constructor(options: pg.ClientConfig) {
      const previous = latest;
      const connection = openConnection(engine);
      latest = connection;
      connection.connect = async () => {
        connection._connecting = true;
        previous?.end();
        if (previous) await once(previous, 'end');
        // PGlite replies with `readyForQuery`, which tells the client that it is connected.
        connection.sync();
      };
      super({ ...options, connection } as pg.ClientConfig);
    }
  };
}
