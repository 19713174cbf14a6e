import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { adminThreadRoutes } from './admin-threads.routes.ts';
import { countAnswersJob } from './answers/answer-records.ts';
import { conversationRoutes } from './conversations.routes.ts';
import type { GivenContacts } from './given-contact.ts';
import { guestRoutes } from './guests/guests.routes.ts';
import type { HeldParts } from './held/held.service.ts';
import { liveRoutes } from './live/live.routes.ts';
import { savedReplyRoutes } from './saved-replies/saved-replies.routes.ts';

/** Messages between buyers and sellers. `parts` is what the modules above provide. */
export const conversationsModule = (parts: HeldParts & GivenContacts) => ({
  async routes(app: FastifyInstance, deps: Deps) {
    await conversationRoutes(app, { ...deps, ...parts });
    await savedReplyRoutes(app, deps);
    await liveRoutes(app, deps);
    await adminThreadRoutes(app, { ...deps, ...parts });
    await app.register(guestRoutes, deps);
  },
  jobs: (deps: Deps) => [countAnswersJob(deps)],
});
