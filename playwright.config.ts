import { randomUUID } from 'node:crypto';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { HTML_CHECKER } from './tests/e2e/support/html-checker.ts';
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from './tests/support/time-limits.ts';

const port = Number(process.env.E2E_PORT ?? 3987);
const baseURL = `http://localhost:${port}`;
// Workers read this file too; only the first process chooses the folder, and the server creates it.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `slipway-e2e-${randomUUID()}`);

/**
 * Journeys that look at pictures, choose them or weigh the page, and the one that opens every route. For the others
 * the browser loads no pictures: the server draws them on request, and a page of results shows up to 24.
 */
const WITH_PICTURES = [
  'boat',
  'boat-on-phone',
  'card-pictures',
  'first-visit',
  'home',
  'media',
  'messages',
  'my-listings',
  'narrow',
  'offline',
  'routes',
  'sell',
  'selling-form',
  'selling-photos',
  'weight',
].map((name) => `**/${name}.e2e.ts`);

const launchOptions = (...flags: string[]) => ({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...flags,
  ],
});

/**
 * The simpler compiler halves the processor time of the start and leaves it to the browser: the checker reads a few
 * hundred pages, not millions. Its code needs larger stack frames, and reading the schemas recurses deeply: with the
 * default stack of 1 MB the checker ends on some processors before it listens.
 */
const JAVA_FLAGS = '-Xss8m -Xmx256m -XX:+UseSerialGC -XX:TieredStopAtLevel=1';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  // All share one server, so that more would only wait for it.
  workers: Math.min(4, availableParallelism()),
  timeout: TEST_LIMIT_MS,
  expect: { timeout: WAIT_LIMIT_MS, toPass: { timeout: WAIT_LIMIT_MS } },
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    // Without animations, so that tests wait only for what the page does.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer requests before a test can intercept them; the offline journey allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'with pictures', testMatch: WITH_PICTURES, use: { launchOptions: launchOptions() } },
    {
      name: 'without pictures',
      testIgnore: WITH_PICTURES,
      use: { launchOptions: launchOptions('--blink-settings=imagesEnabled=false') },
    },
  ],
  webServer: [
    {
      // The Nu HTML checker as a service: starting it for each page would take seconds.
      command: `${process.env.JAVA_PATH ?? 'java'} ${JAVA_FLAGS} -Dnu.validator.servlet.bind-address=127.0.0.1 -cp node_modules/vnu-jar/build/dist/vnu.jar nu.validator.servlet.Main ${HTML_CHECKER.port}`,
      url: HTML_CHECKER.url,
      timeout: WAIT_LIMIT_MS,
    },
    {
      command: `${JSON.stringify(process.execPath)} tests/e2e/support/journey-server.ts`,
      url: `${baseURL}/readyz`,
      timeout: WAIT_LIMIT_MS,
      gracefulShutdown: { signal: 'SIGTERM', timeout: WAIT_LIMIT_MS },
      env: {
        PORT: String(port),
        DATA_DIR: process.env.E2E_DATA_DIR,
        LOG_LEVEL: 'warn',
        // Drawing pictures that no journey uses would take a tenth of the processor time of the run.
        DEMO_PICTURES: 'on-request',
        ADMIN_EMAIL: 'harbourmaster@slipway.example',
        ADMIN_PASSWORD: 'harbour-master-test',
        ADMIN_EMAILS: 'second-admin@slipway.example,watching-admin@slipway.example',
        // Each test has its own client address, so that journeys do not share rate limits.
        TRUST_PROXY: '127.0.0.1,::1',
      },
    },
  ],
});
