import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { addressKey } from '../access/client-address.ts';

/** Made once: an error made anew gathers where it was made, and every page would pay for that. */
const GONE = new Error('The caller has left');

/** Given when whoever asked hangs up before the answer is out. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const tell = () => {
    if (!raw.writableFinished) gone.abort(GONE);
  };
  if (raw.destroyed) tell();
  else raw.once('close', tell);
  return gone.signal;
}

/** Work for a visitor: queued by address, dropped when the visitor leaves. */
export const turnOf = ({ ip }: FastifyRequest, reply: FastifyReply): Turn => ({
  caller: addressKey(ip),
  signal: goneSignal(reply),
});
