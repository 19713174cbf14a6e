import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { describeOnBothDatabases } from '#tests/support/both-databases.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { createNotices, type Notices } from './notices.ts';

describeOnBothDatabases('notices', (open) => {
  let database: Database;
  let notices: Notices;
  const received: string[] = [];
  const onMissed = vi.fn();
  beforeAll(async () => {
    database = await open();
    notices = createNotices(database);
    notices.listen('tides', { onNotice: (payload) => received.push(payload), onMissed });
    await notices.start();
    await vi.waitFor(() => expect(notices.isListening()).toBe(true), PATIENCE);
  });
  afterAll(async () => {
    await notices.stop();
    await database.close();
  });

  const send = (payload: string) => database.pool.query('select pg_notify($1, $2)', ['tides', payload]);
  const arrives = async (payload: string) => {
    await send(payload);
    await vi.waitFor(() => expect(received).toContain(payload), PATIENCE);
  };

  /** Breaks every connection to the database. */
  async function loseConnections() {
    if (!database.embedded)
      return database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and datname = current_database()`,
      );
    const client = await database.pool.connect();
    (client as unknown as { connection: NodeJS.EventEmitter }).connection.emit('error', new Error('lost'));
    client.release();
  }

  it('arrive after failed statements', async () => {
    for (let n = 0; n < 20; n++) {
      await expect(database.pool.query('select $1::text', ['\0'])).rejects.toThrow();
      await expect(database.pool.query('begin; select 1 / 0; commit')).rejects.toThrow();
    }
    expect(notices.isListening()).toBe(true);
    await arrives('high');
  });

  it('are subscribed to again on a new connection, and isListening is false in between', async () => {
    for (let n = 0; n < 2; n++) {
      const missedBefore = onMissed.mock.calls.length;
      await loseConnections();
      await vi.waitFor(() => expect(notices.isListening()).toBe(false), PATIENCE);
      await vi.waitFor(async () => {
        await database.pool.query('select 1');
        expect(notices.isListening()).toBe(true);
      }, PATIENCE);
      expect(onMissed.mock.calls.length).toBeGreaterThan(missedBefore);
      await arrives(`low ${n}`);
    }
  });

  it('survive losing the connection within a transaction', async () => {
    const inTransaction = database.db.transaction(async (tx) => {
      await tx.execute('select 1');
      if (!database.embedded) await loseConnections();
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute('select 1');
    });
    if (database.embedded) await inTransaction;
    else await expect(inTransaction).rejects.toThrow();
    await vi.waitFor(() => expect(notices.isListening()).toBe(true), PATIENCE);
    await arrives('slack');
  });
});
