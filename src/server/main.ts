import cluster from 'node:cluster';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { FolderInUse } from './db/embedded/folder-lock.ts';
import { makePrivate } from './db/embedded/private-folder.ts';
import { isDemoNeeded } from './demo-market.ts';
import { runWorkers } from './platform/workers.ts';
import { serve } from './serve.ts';

function announce(config: Config) {
  console.log(`\n  Slipway is ready at ${config.publicUrl}`);
  if (!config.databaseUrl) console.log(`  Data folder: ${config.dataDir}`);
  if (config.runsLocally) console.log(`  Mail it would send: ${config.publicUrl}/outbox`);
  if (config.webConcurrency > 1 && !config.redisUrl)
    console.log('  Each process counts rate limits for itself: set REDIS_URL to count them together');
  console.log('');
}

const STOP_WITHIN_MS = 10_000;
/** Ctrl-C under npm arrives twice: from the terminal, and forwarded by npm. */
const SAME_SIGNAL_MS = 1_000;
const CHECK_PARENT_MS = 500;

/** The process that started this one, if the server should stop with it. */
function parentToStopWith(): number | undefined {
  const option = process.argv.find((arg) => arg.startsWith('--stop-with-parent='));
  return option ? Number(option.split('=')[1]) : undefined;
}

/** The first signal stops the server in order; another one later, or ten seconds, ends the process anyway. */
function stopWith(stop: () => Promise<void>) {
  let since: number | undefined;
  const onSignal = () => {
    if (since !== undefined) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    since = performance.now();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  // The terminal signals every process of the group; workers wait for the SIGTERM of their primary.
  const onHangUp = cluster.isPrimary ? onSignal : () => undefined;
  process.on('SIGINT', onHangUp);
  process.on('SIGHUP', onHangUp);

  const parent = parentToStopWith();
  if (parent === undefined || !cluster.isPrimary) return;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    onSignal();
  }, CHECK_PARENT_MS).unref();
}

async function start() {
  const config = readConfig(process.env);
  const isDev = process.argv.includes('--dev');
  // React chooses its build by this when the pages are loaded: the development build is several times slower.
  process.env.NODE_ENV ??= isDev ? 'development' : 'production';
  makePrivate(config.dataDir);
  if (config.webConcurrency > 1 && cluster.isPrimary) {
    stopWith(runWorkers(config.webConcurrency));
    announce(config);
    return;
  }
  let notice: string | undefined;
  const stop = await serve({
    config,
    isDev,
    async prepare(deps) {
      if (!(await isDemoNeeded(deps))) return undefined;
      // The only place that knows the demonstration market; loaded only if it has something to do.
      const { openDemo } = await import('@slipway/demo');
      const demo = await openDemo(deps);
      notice = demo.notice;
      return demo;
    },
  });
  stopWith(stop);
  if (cluster.isPrimary) announce(config);
  if (notice) console.log(notice);
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError)
    for (const mistake of error.mistakes) console.error(`Configuration: ${mistake}`);
  else if (error instanceof FolderInUse) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
