import cluster from 'node:cluster';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { FolderInUse } from './db/folder-lock.ts';
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

/** The first Ctrl-C or SIGTERM stops in order; a second one, or ten seconds, ends it anyway. */
function stopWith(stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

async function start() {
  const config = readConfig(process.env);
  const isDev = process.argv.includes('--dev');
  // React picks its build by this when the pages are loaded: the one for development takes several times as long.
  process.env.NODE_ENV ??= isDev ? 'development' : 'production';
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
      // The only place that knows of the demonstration market, and only while there is something for it to do.
      const { openDemo } = await import('#demo/open-demo.ts');
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
