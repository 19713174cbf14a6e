import type { FastifyReply } from 'fastify';

/** Given when whoever asked hangs up before the answer is out. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const tell = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.destroyed) tell();
  else raw.once('close', tell);
  return gone.signal;
}
