import { defineConfig } from 'vitest/config';

// Files of one worker share their imports: loading the app again for each took half of the whole run.
const isolate = false;

export default defineConfig({
  test: {
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
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          include: ['src/server/**/*.test.ts', 'demo/**/*.test.ts'],
          globalSetup: ['tests/support/prepare-database.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
