/** The event stream of one browser: the tab that holds the lock reads it and passes on what it says to the others. */

const ADDRESS = '/api/threads/events';
const NAME = 'slipway-messages';
/** How often a page asks by itself while the stream cannot be read. */
const POLL_MS = 30_000;
/** Several changes within this time are one. */
const GATHER_MS = 150;

type Listener = () => void;

const listeners = new Set<Listener>();

function notifyAll() {
  for (const listener of listeners) listener();
}

/** Reads the stream until it is stopped; a stream that the server refused is asked for again. */
function read(onChange: () => void): () => void {
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const gather = () => {
    clearTimeout(gathering);
    gathering = setTimeout(onChange, GATHER_MS);
  };
  const open = () => {
    const stream = new EventSource(ADDRESS);
    stream.addEventListener('changed', gather);
    return stream;
  };
  let events = open();
  const polling = setInterval(() => {
    if (events.readyState === EventSource.OPEN) return;
    if (events.readyState === EventSource.CLOSED) events = open();
    onChange();
  }, POLL_MS);
  return () => {
    clearTimeout(gathering);
    clearInterval(polling);
    events.close();
  };
}

/** Waits for the lock, reads the stream while it has it, and hears of changes from the tab that has it until then. */
function share(): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = notifyAll;
  const over = new AbortController();
  const lead = () =>
    new Promise<void>((release) => {
      const stop = read(() => {
        notifyAll();
        channel.postMessage(null);
      });
      over.signal.addEventListener('abort', () => {
        stop();
        release();
      });
    });
  navigator.locks.request(NAME, { signal: over.signal }, lead).catch(() => undefined);
  return () => {
    over.abort();
    channel.close();
  };
}

let stop: (() => void) | undefined;

/** Calls the listener whenever a conversation of the account may have changed. Only for signed-in browsers. */
export function followChanges(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= 'locks' in navigator && 'BroadcastChannel' in window ? share() : read(notifyAll);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
