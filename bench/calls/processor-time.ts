import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** The clock ticks in /proc. */
const MS_PER_TICK = 10;

async function msOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * MS_PER_TICK;
}

export interface ProcessorTime {
  app: number;
  database: number;
}

/**
 * Processor milliseconds of this process and its database server, from now until the returned function is called: the
 * figure least affected by a busy machine. The database's is unknown on systems without /proc.
 */
export async function startProcessorTime(pool: pg.Pool): Promise<() => Promise<ProcessorTime>> {
  const databaseMs = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database()',
    );
    return new Map(await Promise.all(rows.map(async ({ pid }) => [pid, await msOf(pid)] as const)));
  };
  const connections = await databaseMs();
  const before = process.cpuUsage();
  return async () => {
    const { user, system } = process.cpuUsage(before);
    let database = 0;
    for (const [pid, ms] of await databaseMs()) database += ms - (connections.get(pid) ?? 0);
    return { app: (user + system) / 1_000, database };
  };
}
