import type { FastifyRequest } from 'fastify';
import type { Executor } from '#server/db/executor.ts';

/** Called inside the transaction when this request really saves or removes a boat. */
export type ListenersOfRequest = (request: FastifyRequest) => WatchlistListeners;

export interface WatchlistListeners {
  added(tx: Executor, listingId: number): Promise<void>;
  removed(tx: Executor, listingId: number): Promise<void>;
}
