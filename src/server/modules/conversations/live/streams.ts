import type { ServerResponse } from 'node:http';

/** Few enough for one process, many enough for every open tab of a person and for an office behind one address. */
export const STREAM_LIMITS = { perAccount: 8, perAddress: 60, all: 10_000 } as const;

export interface Listener {
  accountId: string;
  sessionId: string;
  address: string;
}

interface Stream extends Listener {
  response: ServerResponse;
}

export interface Streams {
  /** False if there is no room. The oldest stream of an account makes room for its newest. */
  open(listener: Listener, response: ServerResponse): boolean;
  /** Writes an event to every stream of these accounts. */
  send(accounts: readonly string[], event: string): void;
  sendToAll(event: string): void;
  endSession(sessionId: string): void;
  endAll(): void;
  count(): number;
}

function addTo(index: Map<string, Set<Stream>>, key: string, stream: Stream) {
  const streams = index.get(key) ?? new Set();
  index.set(key, streams.add(stream));
}

function removeFrom(index: Map<string, Set<Stream>>, key: string, stream: Stream) {
  const streams = index.get(key);
  streams?.delete(stream);
  if (streams?.size === 0) index.delete(key);
}

/** The open event streams of this process. */
export function createStreams(limits: Record<keyof typeof STREAM_LIMITS, number> = STREAM_LIMITS): Streams {
  const byAccount = new Map<string, Set<Stream>>();
  const byAddress = new Map<string, Set<Stream>>();
  const all = new Set<Stream>();

  function forget(stream: Stream) {
    all.delete(stream);
    removeFrom(byAccount, stream.accountId, stream);
    removeFrom(byAddress, stream.address, stream);
  }

  function end(stream: Stream) {
    forget(stream);
    stream.response.end();
  }

  /** A client that does not read is cut off: it asks again when it is back. */
  function write(stream: Stream, event: string) {
    if (stream.response.writableNeedDrain) end(stream);
    else stream.response.write(event);
  }

  return {
    open(listener, response) {
      const own = byAccount.get(listener.accountId);
      if (own && own.size >= limits.perAccount) {
        const [oldest] = own;
        if (oldest) end(oldest);
      }
      const near = byAddress.get(listener.address)?.size ?? 0;
      if (near >= limits.perAddress || all.size >= limits.all) return false;
      const stream = { ...listener, response };
      all.add(stream);
      addTo(byAccount, stream.accountId, stream);
      addTo(byAddress, stream.address, stream);
      response.once('close', () => forget(stream));
      return true;
    },
    send(accounts, event) {
      for (const account of accounts)
        for (const stream of [...(byAccount.get(account) ?? [])]) write(stream, event);
    },
    sendToAll(event) {
      for (const stream of [...all]) write(stream, event);
    },
    endSession(sessionId) {
      for (const stream of [...all]) if (stream.sessionId === sessionId) end(stream);
    },
    endAll() {
      for (const stream of [...all]) end(stream);
    },
    count: () => all.size,
  };
}
