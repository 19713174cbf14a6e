import type { FastifyRequest } from 'fastify';
import type { Executor } from '#server/db/executor.ts';

/** Implemented by modules that react to enquiries. */
export interface EnquiryListeners {
  /** Runs in the transaction that stores the enquiry. */
  received(tx: Executor, listingId: number): Promise<void>;
  /** Runs after a visitor was shown the phone number. */
  revealed(request: FastifyRequest, listingId: number): Promise<void>;
}
