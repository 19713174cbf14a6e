import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { LIST_HEADERS, type ListFacts } from '#contract/list-headers.ts';
import { CARDS_ONLY } from '#contract/search/cards-only.ts';
import {
  BoatList,
  BoatListQuery,
  SearchFacets,
  SearchQuery,
  SearchRelaxation,
} from '#contract/search/search.ts';
import { UnderstoodPhrase } from '#contract/search/understood.ts';
import { newPhrase } from '#domain/search/addresses/phrase-parameters.ts';
import { readFilters } from '#domain/search/addresses/read-filters.ts';
import type { Asked } from '#domain/search/phrases/apply-phrase.ts';
import type { Deps } from '#server/deps.ts';
import { assertOwnEmail, callerOf } from '#server/http/access/access.ts';
import { sendJson } from '#server/http/bodies/send-json.ts';
import { createReadBoatsJson } from '#server/modules/listings/boats/boats-json.ts';
import { readFacets } from './facets/facets.service.ts';
import { listRelaxations } from './nothing-found/relaxations.service.ts';
import { createReading } from './phrases/phrases.service.ts';
import { understoodView } from './phrases/understood-view.ts';
import { pageLinks } from './results/page-links.ts';
import { listBoatsOfSeller, searchBoats } from './search.service.ts';
import { shareSearches } from './share-searches.ts';
import { countedBy, rememberCounts } from './totals/remember-counts.ts';

const tags = ['Boats'];
const config = { access: 'anyone', limits: 'unlimited', cacheable: true } as const;

/** The query of the address: filters are read from it by the same code as in the browser. */
function parametersOf({ url }: FastifyRequest): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
}

function sendFacts(reply: FastifyReply, facts: ListFacts) {
  const { total, placeNotRecognised, correctedKeywords, keywordsShortened } = facts;
  const { placeRadius, placeReadAs, placesMeant, relaxed, nearMisses, note } = facts;
  reply.header(LIST_HEADERS.total, total.count);
  if (total.isMinimum) reply.header(LIST_HEADERS.totalIsMinimum, 'true');
  if (placeNotRecognised) reply.header(LIST_HEADERS.placeNotRecognised, 'true');
  if (correctedKeywords) reply.header(LIST_HEADERS.correctedKeywords, encodeURIComponent(correctedKeywords));
  if (keywordsShortened) reply.header(LIST_HEADERS.keywordsShortened, 'true');
  if (placeRadius) reply.header(LIST_HEADERS.placeRadius, placeRadius);
  if (placeReadAs) reply.header(LIST_HEADERS.placeReadAs, encodeURIComponent(placeReadAs));
  if (placesMeant.length > 0)
    reply.header(LIST_HEADERS.placesMeant, placesMeant.map(encodeURIComponent).join(','));
  if (nearMisses > 0) reply.header(LIST_HEADERS.nearMisses, nearMisses);
  if (note) reply.header(LIST_HEADERS.note, note);
  if (relaxed.length > 0) reply.header(LIST_HEADERS.relaxed, relaxed.join(','));
}

export async function searchRoutes(app: FastifyInstance, deps: Deps) {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const readBoatsJson = createReadBoatsJson(deps);
  const remember = rememberCounts(deps);
  const { understand, understandBeside, corrections } = createReading(deps);
  const search = shareSearches(deps, ({ filters, ...asked }) =>
    searchBoats({ ...deps, remember, corrections }, filters, asked),
  );

  /** The filters of a call, with those that its phrase means. */
  async function askedBy(request: FastifyRequest): Promise<Asked & { note?: 'sold' | undefined }> {
    const parameters = parametersOf(request);
    const given = readFilters(parameters);
    const typed = newPhrase(parameters);
    if (!typed && !given.phrase) return { filters: given, wished: [], ranking: { words: '', purposes: [] } };
    const { phrase, ...asked } = typed ? await understand(typed, given) : await understandBeside(given);
    return { ...asked, note: phrase.note };
  }

  typed.get(
    '/api/boats',
    {
      config: { access: 'account-optional', limits: 'unlimited', cacheable: true },
      schema: {
        operationId: 'listBoats',
        summary: 'List the boats for sale',
        description:
          'Filters, sorting and paging are query parameters; values that are not understood are ignored. ' +
          '`X-Total-Count` holds the total (a minimum if `X-Total-Is-Minimum` is present) and `Link` the neighbouring pages. ' +
          'A location without a distance means places within 15 miles (25 for a postcode area) and listings that name it; ' +
          'a county, nation or region means all of it. With a place, each boat has its `distanceMiles`. ' +
          '`X-Place-Read-As` and `X-Corrected-Keywords` hold the corrected spelling of a location or of keywords, ' +
          '`X-Places-Meant` the places that an unknown location may mean; with `X-Place-Not-Recognised` the location was searched as words. ' +
          '`q` is an everyday phrase, read as wishes beside the other filters, which are never given up. If fewer than six boats ' +
          'fulfil all of it, those that come close follow on the first page, each with what is `unmet`: `X-Near-Misses` says how many, ' +
          '`X-Total-Count` only counts those that fulfil everything, and if there are none, `X-Relaxed` names the filters that the ' +
          'first near miss does not meet. `X-Search-Note: sold` says that sold boats, which are not listed, were asked for.',
        tags,
        querystring: BoatListQuery,
        response: { 200: BoatList, 401: ErrorAnswer, 403: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const parameters = parametersOf(request);
      const given = readFilters(parameters);
      const phrase = newPhrase(parameters);
      const emails = parameters.getAll('sellerEmail').filter((email) => email.trim() !== '');
      if (emails.length === 0) {
        const { note, ...asked } = await askedBy(request);
        const { filters } = asked;
        const { boats, meant: _meant, ...facts } = await search(asked);
        sendFacts(reply, { ...facts, note });
        reply.header(
          'link',
          pageLinks({ filters, total: facts.total, shown: boats.length - facts.nearMisses }),
        );
        const shape = parameters.get(CARDS_ONLY.name) === CARDS_ONLY.value ? 'card' : 'boat';
        return sendJson(request, reply, await readBoatsJson(boats, shape));
      }
      const seller = callerOf(request);
      for (const email of emails) assertOwnEmail(seller, email);
      const own = phrase ? { ...given, keywords: phrase } : given;
      const { boats, ...facts } = await listBoatsOfSeller(deps, seller, own);
      sendFacts(reply, facts);
      return sendJson(request, reply, Buffer.from(JSON.stringify(boats)));
    },
  );

  typed.get(
    '/api/boats/understood',
    {
      config,
      schema: {
        operationId: 'understandPhrase',
        summary: 'Get how a phrase is understood',
        description:
          'Reads an everyday phrase such as "narrowboat near oxford under 60k" as filters. Filters given beside it are kept.',
        tags,
        querystring: SearchQuery,
        response: { 200: UnderstoodPhrase },
      },
    },
    async (request) => {
      const parameters = parametersOf(request);
      const given = readFilters(parameters);
      const typed = newPhrase(parameters);
      if (typed || !given.phrase) return understoodView(await understand(typed ?? '', given));
      return understoodView(await understandBeside(given), given);
    },
  );

  typed.get(
    '/api/boats/facets',
    {
      config,
      schema: {
        operationId: 'getBoatFacets',
        summary: 'Count the boats that each further filter would leave',
        tags,
        querystring: SearchQuery,
        response: { 200: SearchFacets },
      },
    },
    async (request, reply) => {
      const { filters } = await askedBy(request);
      const count = async () =>
        Buffer.from(JSON.stringify(await readFacets({ ...deps, corrections }, filters)));
      return sendJson(request, reply, await remember(`facets ${countedBy(filters)}`, count));
    },
  );

  typed.get(
    '/api/boats/instead',
    {
      config,
      schema: {
        operationId: 'listSearchRelaxations',
        summary: 'Suggest wider searches when one finds nothing',
        tags,
        querystring: SearchQuery,
        response: { 200: z.array(SearchRelaxation) },
      },
    },
    async (request) => listRelaxations(deps, (await askedBy(request)).filters),
  );
}
