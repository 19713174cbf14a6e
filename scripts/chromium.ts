import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless build first: it runs the same journeys in about half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PACKAGES = ['chromium-headless-shell', 'chromium'];
/** A browser package may come without fonts: text would have no size until our own fonts have loaded. */
const FONTS = 'fonts-liberation';
const USUAL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isTruthy = <T>(value: T | undefined): value is T => Boolean(value);
const runs = (command: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit') =>
  spawnSync(command, args, { stdio }).status === 0;

function onThisMachine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROME_PATH,
    ...folders.flatMap((f) => NAMES.map((n) => join(f, n))),
    ...USUAL_PATHS,
  ];
  return candidates.filter(isTruthy).find((path) => existsSync(path));
}

const ofPlaywright = () => [chromium.executablePath()].find((path) => path && existsSync(path));

/** The ways to find or install a browser, cheapest first. Each returns its path or undefined. */
const WAYS: readonly (() => string | undefined)[] = [
  onThisMachine,
  ofPlaywright,
  () =>
    runs(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
      ? ofPlaywright()
      : undefined,
  () => {
    if (process.getuid?.() !== 0 || !runs('apt-get', ['--version'], 'ignore')) return undefined;
    runs('apt-get', ['update', '-qq']);
    const installed = PACKAGES.some((name) =>
      runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, FONTS]),
    );
    return installed ? onThisMachine() : undefined;
  },
];

export function findChromium(): string {
  for (const way of WAYS) {
    const path = way();
    if (path) return path;
  }
  throw new Error(
    'The browser tests need Chromium and none could be found or installed. Install Chromium or Google Chrome, or set CHROME_PATH to its program, and run npm test again.',
  );
}
