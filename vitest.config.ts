import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Files of one worker share their imports: loading the app again for each took half of the whole run.
const isolate = false;
// The default leaves one core to the runner: with two cores, half of the machine would be idle.
const maxWorkers = Math.max(2, availableParallelism() - 1);
// They start processes with their own database. They run early: at the end they would run alone.
const COMMANDS = ['scripts/admin.test.ts', 'scripts/start.test.ts'];

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: [
            'src/domain/**/*.test.ts',
            'src/contract/**/*.test.ts',
            'src/web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: COMMANDS,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          include: ['src/server/**/*.test.ts', 'demo/**/*.test.ts', ...COMMANDS],
          globalSetup: ['tests/support/prepare-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
