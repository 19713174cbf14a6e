import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { COMMANDS, SLOW } from './scripts/slow-tests.ts';
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from './tests/support/time-limits.ts';

// Threads and processes that tests start load the server's code in half the time if it is compiled already.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

// Files of one worker share their imports: loading the app again for each took half of the whole run.
const isolate = false;
const cores = availableParallelism();
// The default leaves one core to the runner: with two cores, half of the machine would be idle. Each worker takes up to
// 1 GB, and all share one Postgres server.
const maxWorkers = cores <= 2 ? cores : Math.min(8, cores - 1);
const limits = {
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  teardownTimeout: WAIT_LIMIT_MS,
  expect: { poll: { timeout: WAIT_LIMIT_MS } },
};
const setupFiles = ['tests/support/property-seed.ts'];
/** `npm test -- --shuffle=SEED` runs the files in another order: they share workers, and none may rely on an earlier one. */
const { TEST_ORDER_SEED } = process.env;
const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((name) => moduleId.endsWith(name));

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: TEST_ORDER_SEED
      ? { shuffle: { files: true }, seed: Number(TEST_ORDER_SEED) }
      : { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...limits,
          isolate,
          setupFiles,
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
          ...limits,
          isolate,
          setupFiles,
          include: ['src/server/**/*.test.ts', 'demo/**/*.test.ts', 'tests/support/*.test.ts', ...COMMANDS],
          globalSetup: ['tests/support/prepare-database.ts'],
        },
      },
    ],
  },
});
