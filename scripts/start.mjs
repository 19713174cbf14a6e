// Starts the server with its settings. The process is replaced rather than watched over: a signal, a kill and the
// memory that is seen from outside are then the server's own. Plain JavaScript, and so is what it imports: taking the types
// out of the first file takes Node a tenth of a second.
import { spawn } from 'node:child_process';
import { FLAGS, SETTINGS } from './process-settings.mjs';

const args = [...FLAGS, 'src/server/main.ts', ...process.argv.slice(2)];
const env = { ...SETTINGS, ...process.env };

if (process.execve && process.platform !== 'win32')
  process.execve(process.execPath, [process.execPath, ...args], env);

const server = spawn(process.execPath, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
