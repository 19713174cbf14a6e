import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { DraftRefusal } from '#contract/selling/drafts.ts';
import { phoneProblems } from '#contract/selling/phone-number.ts';
import {
  DismissedAdviceRequest,
  listingChangesRequest,
  MarkSoldRequest,
  MyBoatsQuery,
  newListingRequest,
  OwnListing,
  SaleStateRequest,
} from '#contract/selling/selling.ts';
import { IDEMPOTENCY_HEADER, SUBMISSION_KEY_MAX_LENGTH } from '#domain/listings/drafts.ts';
import type { Deps } from '#server/deps.ts';
import { assertOwnEmail, callerOf } from '#server/http/access/access.ts';
import { done, sendListPage } from '#server/http/answers.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { dismissAdvice } from '../advice/dismiss-advice.ts';
import { createListing } from './creating.service.ts';
import { editListing, withdrawChanges } from './editing.service.ts';
import { deleteListing } from './listing-status.service.ts';
import { listOwnListings, readOwnListing } from './own-listings.service.ts';
import { markSold, setSaleState } from './sale-state.service.ts';

const ByEmail = MyBoatsQuery.pick({ email: true });
const ById = z.object({ id: BoatId });
const Key = z.looseObject({
  [IDEMPOTENCY_HEADER]: z
    .string()
    .min(1)
    .max(SUBMISSION_KEY_MAX_LENGTH, 'The idempotency key is too long')
    .optional(),
});

/** Not in the contract: pages would have to load the table of number ranges. */
const RULES = [phoneProblems];

const common = { tags: ['Selling'] };
const refusals = { 403: ErrorAnswer, 404: ErrorAnswer, 409: ErrorAnswer } as const;

const reading = { access: 'account', scope: 'boats:read', limits: [perAccount(600, minutes(1))] } as const;
const writing = { access: 'account', scope: 'boats:write', limits: [perAccount(60, minutes(1))] } as const;
/**
 * Limits all calls, including refused ones; accepted listings are counted separately
 * (`submissions/submission-limit.ts`). High enough for a broker to submit a whole hour's listings in one go.
 */
const submitting = {
  access: 'account',
  scope: 'boats:write',
  limits: [perAccount(600, minutes(10))],
} as const;

/** Enough for a listing with every field filled to its limit. */
const LISTING_BYTES = 262_144;

export async function sellingRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const now = () => deps.clock.now();

  app.post(
    '/api/boats',
    {
      bodyLimit: LISTING_BYTES,
      schema: {
        ...common,
        operationId: 'createBoat',
        summary: 'List a boat for sale',
        description:
          'It becomes public once an administrator has approved it. Repeating the call with the same `Idempotency-Key` does not list the boat twice.',
        headers: Key,
        body: newListingRequest(now, RULES),
        response: { 201: OwnListing, ...refusals, 409: DraftRefusal },
      },
      config: submitting,
    },
    async (request, reply) => {
      const listing = await createListing(
        deps,
        callerOf(request),
        request.body,
        request.headers[IDEMPOTENCY_HEADER] as string | undefined,
      );
      return reply.status(201).send(listing);
    },
  );

  app.get(
    '/api/my-boats',
    {
      schema: {
        ...common,
        operationId: 'listMyBoats',
        summary: 'List your boats of every status',
        description: 'Newest first unless `sort` says otherwise. `X-Total-Count` holds the total.',
        querystring: MyBoatsQuery,
        response: { 200: z.array(OwnListing), 403: ErrorAnswer },
      },
      config: reading,
    },
    async (request, reply) => {
      const caller = callerOf(request);
      assertOwnEmail(caller, request.query.email);
      return sendListPage(reply, await listOwnListings(deps, caller, request.query));
    },
  );

  app.get(
    '/api/my-boats/:id',
    {
      schema: {
        ...common,
        operationId: 'getMyBoat',
        summary: 'Get one of your boats, with the changes that wait for review',
        params: ById,
        querystring: ByEmail,
        response: { 200: OwnListing, ...refusals },
      },
      config: reading,
    },
    async (request) => {
      const caller = callerOf(request);
      assertOwnEmail(caller, request.query.email);
      return readOwnListing(deps, caller, request.params.id);
    },
  );

  const changes = listingChangesRequest(now, RULES);
  for (const { url, operationId } of [
    { url: '/api/my-boats/:id', operationId: 'updateMyBoat' },
    { url: '/api/boats/:id', operationId: 'updateBoat' },
  ]) {
    app.put(
      url,
      {
        bodyLimit: LISTING_BYTES,
        schema: {
          ...common,
          operationId,
          summary: 'Change one of your boats',
          description:
            'Changes to a public listing wait for review, except a change of the price alone, which is public immediately. `/api/boats/{id}` and `/api/my-boats/{id}` do the same.',
          params: ById,
          querystring: ByEmail,
          body: changes,
          response: { 200: OwnListing, ...refusals },
        },
        config: writing,
      },
      async (request) => {
        const caller = callerOf(request);
        assertOwnEmail(caller, request.query.email);
        return editListing(deps, caller, request.params.id, request.body);
      },
    );
  }

  app.delete(
    '/api/my-boats/:id',
    {
      schema: {
        ...common,
        operationId: 'deleteMyBoat',
        summary: 'Delete one of your boats for good',
        params: ById,
        querystring: ByEmail,
        response: { 200: Done, ...refusals },
      },
      config: writing,
    },
    async (request) => {
      const caller = callerOf(request);
      assertOwnEmail(caller, request.query.email);
      await deleteListing(deps, caller, request.params.id);
      return done('Listing deleted');
    },
  );

  app.post(
    '/api/my-boats/:id/sold',
    {
      schema: {
        ...common,
        operationId: 'markMyBoatSold',
        summary: 'Mark one of your boats as sold or available',
        params: ById,
        querystring: ByEmail,
        body: MarkSoldRequest,
        response: { 200: OwnListing, ...refusals },
      },
      config: writing,
    },
    async (request) => {
      const caller = callerOf(request);
      assertOwnEmail(caller, request.query.email);
      return markSold(deps, caller, request.params.id, request.body.sold);
    },
  );

  app.post(
    '/api/my-boats/:id/state',
    {
      schema: {
        ...common,
        operationId: 'setMyBoatState',
        summary: 'Change the state of the sale of one of your boats',
        description:
          'Those who saved the boat or wrote about it are notified when it goes under offer, is sold or is for sale again.',
        params: ById,
        body: SaleStateRequest,
        response: { 200: OwnListing, ...refusals },
      },
      config: writing,
    },
    async (request) => setSaleState(deps, callerOf(request), request.params.id, request.body),
  );

  app.put(
    '/api/my-boats/:id/dismissed-advice',
    {
      schema: {
        ...common,
        operationId: 'dismissAdviceOnMyBoat',
        summary: 'Say which advice on one of your boats you do not want to see again',
        params: ById,
        body: DismissedAdviceRequest,
        response: { 200: OwnListing, ...refusals },
      },
      config: writing,
    },
    async (request) => dismissAdvice(deps, callerOf(request), request.params.id, request.body.advice),
  );

  app.delete(
    '/api/my-boats/:id/changes',
    {
      schema: {
        ...common,
        operationId: 'withdrawMyBoatChanges',
        summary: 'Withdraw the changes to one of your boats',
        description: 'Works for changes that wait for review and for rejected ones.',
        params: ById,
        querystring: ByEmail,
        response: { 200: OwnListing, ...refusals },
      },
      config: writing,
    },
    async (request) => {
      const caller = callerOf(request);
      assertOwnEmail(caller, request.query.email);
      return withdrawChanges(deps, caller, request.params.id);
    },
  );
}
