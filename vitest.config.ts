import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Threads and processes that tests start load the server's code in half the time if it is compiled already.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

// Files of one worker share their imports: loading the app again for each took half of the whole run.
const isolate = false;
// The default leaves one core to the runner: with two cores, half of the machine would be idle.
const maxWorkers = Math.max(2, availableParallelism() - 1);
const setupFiles = ['tests/support/property-seed.ts'];
// They start processes with their own database.
const COMMANDS = ['scripts/admin.test.ts', 'scripts/start.test.ts'];
/** Small files that take long. Vitest starts with the largest files; at the end these would run alone. */
const SLOW = [
  ...COMMANDS,
  'access-table.test.ts',
  'odd-calls.test.ts',
  'imports.kill.test.ts',
  'fleet.test.ts',
  'uploads/memory.test.ts',
  'frequent-words.test.ts',
  'artwork/scene.test.ts',
];
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
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
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
          isolate,
          setupFiles,
          include: ['src/server/**/*.test.ts', 'demo/**/*.test.ts', ...COMMANDS],
          globalSetup: ['tests/support/prepare-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
