import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface FleetProcess {
  url: string;
  /** Its log so far. */
  log(): string;
  stop(): Promise<void>;
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>;
}

const script = fileURLToPath(new URL('./fleet-process.ts', import.meta.url));

function listening(child: ChildProcess, times: number, log: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const ports = [...said.matchAll(/listening on (\d+)/g)];
      if (ports.length === times) resolve(Number(ports[0]?.[1]));
    });
    child.once('exit', (code) => reject(new Error(`A process of the fleet ended with ${code}:\n${log()}`)));
  });
}

/** Starts a separate process; with WEB_CONCURRENCY several behind one port. */
export async function startFleetProcess(env: Record<string, string>): Promise<FleetProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [script], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Leaves no process behind, even if the test fails.
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const port = await listening(child, Number(env.WEB_CONCURRENCY ?? 1), () => log);
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    async stop() {
      process.off('exit', killWithUs);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
    async kill() {
      process.off('exit', killWithUs);
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
