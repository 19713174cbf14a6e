import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { erasersOf } from './erasers.ts';
import { accountJobs } from './modules/accounts/accounts.jobs.ts';
import { accountRoutes } from './modules/accounts/accounts.routes.ts';
import { analyticsJobs } from './modules/analytics/analytics.jobs.ts';
import { countEnquiries, countWatchlistChanges } from './modules/analytics/analytics.listeners.ts';
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { viewsThisWeek } from './modules/analytics/figures/figures.repository.ts';
import { answerRecordOf } from './modules/conversations/answers/answer-records.ts';
import { isBlockedBetween } from './modules/conversations/blocks.repository.ts';
import { conversationsModule } from './modules/conversations/conversations.module.ts';
import { claimAsRegistered } from './modules/conversations/conversations.service.ts';
import { mayOpenMessageMedia } from './modules/conversations/message-media.ts';
import { messageKinds } from './modules/conversations/messages/message-notifications.ts';
import { sendDigestsJob } from './modules/enquiries/digest/digest.jobs.ts';
import { findGivenContact } from './modules/enquiries/enquiries.repository.ts';
import { enquiryRoutes } from './modules/enquiries/enquiries.routes.ts';
import { deliverEnquiry } from './modules/enquiries/enquiries.service.ts';
import { enquiryKinds } from './modules/enquiries/enquiry-notifications.ts';
import { leadRoutes } from './modules/enquiries/leads/leads.routes.ts';
import { feedRoutes } from './modules/feeds/feeds.routes.ts';
import { exportRoutes } from './modules/imports/export/export.routes.ts';
import { importRoutes } from './modules/imports/imports.routes.ts';
import { importJobs } from './modules/imports/queue/imports.jobs.ts';
import { boatPageRoutes } from './modules/listings/boats/boat-page.routes.ts';
import { storeBoatsJob } from './modules/listings/boats/stored/store-boats.jobs.ts';
import { categoryRoutes } from './modules/listings/categories/categories.routes.ts';
import { documentRoutes } from './modules/listings/documents/documents.routes.ts';
import { draftRoutes } from './modules/listings/drafts/drafts.routes.ts';
import { endFeaturedJob, featuredEndedKind } from './modules/listings/featured/featured.jobs.ts';
import { ageListingsJob, remindSellersJob } from './modules/listings/freshness/freshness.jobs.ts';
import { freshnessRoutes } from './modules/listings/freshness/freshness.routes.ts';
import { freshnessKinds } from './modules/listings/freshness/freshness-notifications.ts';
import { sellerLinkRoutes } from './modules/listings/freshness/seller-links.routes.ts';
import { deleteUnattached, isPublicMedia } from './modules/listings/media/media-visibility.ts';
import { modelSizeRoutes } from './modules/listings/model-sizes/model-sizes.routes.ts';
import { priceJobs } from './modules/listings/prices/prices.jobs.ts';
import { priceRoutes } from './modules/listings/prices/prices.routes.ts';
import { decidedKind } from './modules/listings/review/decided-together.ts';
import { forgetUndoableJob } from './modules/listings/review/undo.service.ts';
import { bulkRoutes } from './modules/listings/selling/bulk/bulk.routes.ts';
import { followSellerType } from './modules/listings/selling/follow-seller-type.ts';
import { sellingRoutes } from './modules/listings/selling/selling.routes.ts';
import { mediaModule } from './modules/media/media.module.ts';
import { moderationRoutes } from './modules/moderation/moderation.routes.ts';
import { newsKinds } from './modules/notices/news.ts';
import type { NotificationKinds } from './modules/notifications/notification-kinds.ts';
import { notificationJobs } from './modules/notifications/notifications.jobs.ts';
import { sendPushJob } from './modules/push/push.jobs.ts';
import { pushRoutes } from './modules/push/push.routes.ts';
import { alertKind } from './modules/saved-searches/alerts/send-alerts.ts';
import { savedSearchJobs } from './modules/saved-searches/saved-searches.jobs.ts';
import { savedSearchRoutes } from './modules/saved-searches/saved-searches.routes.ts';
import { placeRoutes } from './modules/search/places/places.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { suggestionRoutes } from './modules/search/suggestions/suggestions.routes.ts';
import { searchEngineRoutes } from './modules/search-engines/search-engines.routes.ts';
import { keepCompanyName } from './modules/sellers/company.service.ts';
import { companyRoutes, sellerPageRoutes } from './modules/sellers/sellers.routes.ts';
import { accountDeletionJob, accountDeletionWithdrawnJob } from './modules/support/account-deletion.jobs.ts';
import {
  countReportsOfSellers,
  readReportsOf,
  reopenReports,
} from './modules/support/reports/reports.repository.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { countSupport } from './modules/support/support.service.ts';
import { watchlistRoutes } from './modules/watchlist/watchlist.routes.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { retentionJob } from './retention.ts';

/** One capability: its routes and its jobs. */
export interface Module {
  routes?: (app: FastifyInstance, deps: Deps) => Promise<void>;
  jobs?: (deps: Deps) => readonly Job<never>[];
}

/** Reads public data. Requests with a session read from the primary all the same. */
const withPublicDb = (deps: Deps): Deps => ({ ...deps, db: deps.publicDb });

/** What the modules know about the notifications that they write. */
const notificationKinds = (deps: Deps): NotificationKinds => ({
  ...freshnessKinds(deps),
  featuredEnded: featuredEndedKind(deps),
  decided: decidedKind(deps),
  ...messageKinds(deps),
  ...enquiryKinds(deps),
  ...newsKinds(deps),
  alert: alertKind(deps),
});

/** In order of dependency. */
export const modules: readonly Module[] = [
  {
    routes: (app, deps) =>
      accountRoutes(app, deps, { followSellerType, renamed: keepCompanyName, registered: claimAsRegistered }),
    jobs: accountJobs,
  },
  { routes: pushRoutes, jobs: (deps) => [sendPushJob(deps)] },
  mediaModule({ isPublicMedia, deleteUnattached, mayOpenMessageMedia }),
  { routes: (app, deps) => categoryRoutes(app, withPublicDb(deps)) },
  {
    routes: (app, deps) => boatPageRoutes(app, { ...withPublicDb(deps), viewsThisWeek, answerRecordOf }),
    jobs: (deps) => [storeBoatsJob(deps), endFeaturedJob(deps), forgetUndoableJob(deps)],
  },
  { routes: priceRoutes, jobs: priceJobs },
  { routes: modelSizeRoutes },
  { routes: sellingRoutes },
  { routes: bulkRoutes },
  { routes: documentRoutes },
  { routes: freshnessRoutes, jobs: (deps) => [remindSellersJob(deps), ageListingsJob(deps)] },
  { routes: sellerLinkRoutes },
  { routes: draftRoutes },
  conversationsModule({
    givenIn: findGivenContact,
    deliverEnquiry: (deps, tx, which) => deliverEnquiry(deps, tx, which, countEnquiries(deps)),
  }),
  { routes: importRoutes, jobs: importJobs },
  { routes: exportRoutes },
  { routes: (app, deps) => searchRoutes(app, withPublicDb(deps)) },
  { routes: placeRoutes },
  { routes: (app, deps) => suggestionRoutes(app, withPublicDb(deps)) },
  { routes: (app, deps) => watchlistRoutes(app, deps, countWatchlistChanges(deps)) },
  {
    routes: (app, deps) => enquiryRoutes(app, deps, countEnquiries(deps)),
    jobs: (deps) => [sendDigestsJob(deps)],
  },
  { routes: leadRoutes },
  { jobs: (deps) => notificationJobs(deps, { kinds: notificationKinds(deps), isBlocked: isBlockedBetween }) },
  {
    routes: (app, deps) =>
      moderationRoutes(app, deps, {
        countSupport,
        reopenReports,
        countReports: countReportsOfSellers,
        readReportsOf,
      }),
  },
  {
    routes: (app, deps) => supportRoutes(app, deps, erasersOf(deps)),
    jobs: (deps) => [accountDeletionJob(deps), accountDeletionWithdrawnJob(deps)],
  },
  { routes: analyticsRoutes, jobs: analyticsJobs },
  { routes: companyRoutes },
  { routes: (app, deps) => sellerPageRoutes(app, withPublicDb(deps)) },
  { routes: (app, deps) => feedRoutes(app, withPublicDb(deps)) },
  { routes: savedSearchRoutes, jobs: savedSearchJobs },
  { routes: (app, deps) => searchEngineRoutes(app, withPublicDb(deps)) },
  { jobs: (deps) => [retentionJob(deps)] },
];

export { authenticateWith } from './modules/accounts/sessions/authenticate.ts';
