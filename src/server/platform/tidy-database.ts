import type { Database } from '#server/db/database.ts';
import type { Job } from './jobs.ts';

/** What a Postgres server does by itself: gives back the room of old rows and looks again at how its tables are filled. */
export const tidyDatabaseJob = ({ pool, embedded }: Pick<Database, 'pool' | 'embedded'>): Job<object> => ({
  name: 'tidy-database',
  schedule: '10 4 * * *',
  async run() {
    if (embedded) await pool.query('vacuum (analyze)');
  },
});
