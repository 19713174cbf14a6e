import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../migrations/meta', import.meta.url));

/** Descriptions of the whole schema. drizzle-kit compares the tables with the newest one and never reads the others. */
export const outdatedSnapshots = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .slice(0, -1)
    .map((file) => join(folder, file));
