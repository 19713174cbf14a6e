// Starts the server with its settings; with --dev from source, restarted on changes. The process is replaced instead of
// supervised, so that signals and memory figures are the server's own. Plain JavaScript, like its imports: stripping types
// from the first file takes Node a tenth of a second.
//
// The scripts in package.json use `exec`: npm signals the shell it started, which would exit and leave the server
// running. Windows has no `exec` and continues after the `||`.
import { spawn } from 'node:child_process';
import { FLAGS, SETTINGS, WATCH_FLAGS } from './process-settings.mjs';

// npm forwards SIGINT and SIGTERM and waits for the server. When npm itself receives SIGHUP or is killed it forwards nothing.
const isStartedByNpm = process.env.npm_lifecycle_event !== undefined;

const isDev = process.argv.includes('--dev');
const args = [...(isDev ? WATCH_FLAGS : FLAGS), 'src/server/main.ts', ...process.argv.slice(2)];
const env = { ...SETTINGS, ...process.env };

if (process.execve && process.platform !== 'win32') {
  // With --dev the server's parent is the watcher, not npm.
  if (isStartedByNpm && !isDev) args.push(`--stop-with-parent=${process.ppid}`);
  process.execve(process.execPath, [process.execPath, ...args], env);
}

const server = spawn(process.execPath, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
