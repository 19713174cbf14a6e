import type { FastifyRequest } from 'fastify';
import type { Executor } from '#server/db/executor.ts';

/** Who wants to know that buyers reach sellers. */
export interface EnquiryListeners {
  /** A message was stored, in this very transaction. */
  received(tx: Executor, listingId: number): Promise<void>;
  /** A visitor was shown the phone number. */
  revealed(request: FastifyRequest, listingId: number): Promise<void>;
}
