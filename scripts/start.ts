// Starts the server with its settings. The process is replaced rather than watched over: a signal, a kill and the
// memory that is seen from outside are then the server's own.
import { spawn } from 'node:child_process';
import { FLAGS, SETTINGS } from './process-settings.ts';

const args = [...FLAGS, 'src/server/main.ts', ...process.argv.slice(2)];
const env = { ...SETTINGS, ...process.env };

if (process.execve && process.platform !== 'win32')
  process.execve(process.execPath, [process.execPath, ...args], env);

const server = spawn(process.execPath, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
