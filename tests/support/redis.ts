import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface TestRedis {
  url: string;
  /** Whether it is real Redis or the fake. */
  isReal: boolean;
  stop(): Promise<void>;
}

const PROGRAM = 'redis-server';
const isInstalled = () => spawnSync(PROGRAM, ['--version']).status === 0;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function startReal(): Promise<TestRedis> {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(PROGRAM, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of server.stdout) if (String(chunk).includes('Ready to accept')) break;
  return {
    url: `redis://127.0.0.1:${port}`,
    isReal: true,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

/** Parses arrays of length-prefixed strings. Returns the complete commands and the remaining text. */
function parseCommands(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const head = rest.match(/^\*(\d+)\r\n/);
    if (!head) return { commands, rest };
    let at = head[0].length;
    const words: string[] = [];
    while (words.length < Number(head[1])) {
      const length = rest.slice(at).match(/^\$(\d+)\r\n/);
      if (!length) return { commands, rest };
      at += length[0].length;
      if (rest.length < at + Number(length[1]) + 2) return { commands, rest };
      words.push(rest.slice(at, at + Number(length[1])));
      at += Number(length[1]) + 2;
    }
    commands.push(words);
    rest = rest.slice(at);
  }
}

/**
 * A fake for machines without Redis: its protocol over a real socket, with only the script that the rate limits use. It
 * does not test Redis, but does test that processes share their counts.
 */
async function startFake(): Promise<TestRedis> {
  const counts = new Map<string, { times: number; until: number }>();
  function count(key: string, windowMs: number): string {
    const known = counts.get(key);
    const entry = known && known.until > Date.now() ? known : { times: 0, until: Date.now() + windowMs };
    entry.times += 1;
    counts.set(key, entry);
    return `*2\r\n:${entry.times}\r\n:${entry.until - Date.now()}\r\n`;
  }
  const answer = ([command = '', , , key = '', windowMs]: readonly string[]) => {
    if (/^evalsha$/i.test(command)) return '-NOSCRIPT No matching script\r\n';
    if (/^eval$/i.test(command)) return count(key, Number(windowMs));
    if (/^info$/i.test(command)) return '$9\r\nloading:0\r\n';
    return '+OK\r\n';
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let pending = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const { commands, rest } = parseCommands(pending + chunk.toString('latin1'));
      pending = rest;
      for (const command of commands) socket.write(answer(command));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReal: false,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Real Redis if installed, otherwise the fake. */
export const startRedis = (): Promise<TestRedis> => (isInstalled() ? startReal() : startFake());
