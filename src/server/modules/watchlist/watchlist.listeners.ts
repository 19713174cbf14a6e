import type { FastifyRequest } from 'fastify';
import type { Executor } from '#server/db/executor.ts';

/** Who wants to know, inside the transaction, that a boat was really saved or taken off by this request. */
export type ListenersOfRequest = (request: FastifyRequest) => WatchlistListeners;

export interface WatchlistListeners {
  added(tx: Executor, listingId: number): Promise<void>;
  removed(tx: Executor, listingId: number): Promise<void>;
}
