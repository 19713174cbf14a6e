import type pg from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

/** Groups of statements that were sent together, each after the previous group had finished. */
export type Rounds = Statement[][];

/** Records the statements that the work sends to the database. */
export async function recordQueries(pool: pg.Pool, work: () => Promise<unknown>): Promise<Rounds> {
  const rounds: Rounds = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  let underway = 0;
  const listening = async (config: { text: string } | string, values: unknown[] = []) => {
    const statement = { text: typeof config === 'string' ? config : config.text, values };
    if (underway === 0) rounds.push([]);
    rounds.at(-1)?.push(statement);
    underway += 1;
    try {
      return await query(config, values);
    } finally {
      underway -= 1;
    }
  };
  pool.query = listening as unknown as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = query as unknown as typeof pool.query;
  }
  return rounds;
}

/** Sends the same statements through the driver alone, and returns their rows as JSON. */
export async function replay(pool: pg.Pool, rounds: Rounds): Promise<string> {
  let json = '';
  for (const round of rounds) {
    const results = await Promise.all(round.map((statement) => pool.query(statement)));
    for (const { rows } of results) json += JSON.stringify(rows);
  }
  return json;
}
