import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { addressKey } from '../access/client-address.ts';

/** Created once: creating an Error captures a stack trace, which every page would pay for. */
const GONE = new Error('The caller has left');

/** Aborted when the client disconnects before the response is complete. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) gone.abort(GONE);
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}

/** Work for a visitor: queued by client address, dropped when the visitor leaves. */
export const turnOf = ({ ip }: FastifyRequest, reply: FastifyReply): Turn => ({
  caller: addressKey(ip),
  signal: goneSignal(reply),
});
