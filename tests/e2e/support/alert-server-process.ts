/** The server of `startAlertServer`. It reports its address, and after each message that its jobs have run. */
import { readConfig } from '#server/config/config.ts';
import type { Deps } from '#server/deps.ts';
import { matchChanges } from '#server/modules/saved-searches/alerts/match-changes.ts';
import { sendAlerts } from '#server/modules/saved-searches/alerts/send-alerts.ts';
import { serve } from '#server/serve.ts';
import { freePort } from './own-server.ts';

const PORT = String(await freePort());
let offset = 0;
let deps: Deps | undefined;

const stop = await serve({
  config: readConfig({ ...process.env, PORT }),
  isDev: false,
  async prepare(own) {
    deps = { ...own, clock: { now: () => new Date(Date.now() + offset) } };
    return { deps, plugin: async () => undefined };
  },
});

process.on('message', async (milliseconds: number) => {
  offset += milliseconds;
  if (deps) {
    await matchChanges(deps);
    await sendAlerts(deps);
  }
  process.send?.('done');
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
process.send?.(`http://localhost:${PORT}`);
