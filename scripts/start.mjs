// Starts the server with its settings. The process is replaced rather than watched over: a signal, a kill and the
// memory that is seen from outside are then the server's own. Plain JavaScript, and so is what it imports: taking the types
// out of the first file takes Node a tenth of a second.
//
// The script in package.json says `exec`: npm signals the shell that it has started, which would end and leave the server
// behind. Windows knows no `exec` and goes on after the `||`.
import { spawn } from 'node:child_process';
import { FLAGS, SETTINGS } from './process-settings.mjs';

// npm forwards SIGINT and SIGTERM and waits for the server. When npm itself is hung up or killed it forwards nothing.
const isStartedByNpm = process.env.npm_lifecycle_event !== undefined;

const args = [...FLAGS, 'src/server/main.ts', ...process.argv.slice(2)];
const env = { ...SETTINGS, ...process.env };

if (process.execve && process.platform !== 'win32') {
  if (isStartedByNpm) args.push(`--stop-with-parent=${process.ppid}`);
  process.execve(process.execPath, [process.execPath, ...args], env);
}

const server = spawn(process.execPath, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
