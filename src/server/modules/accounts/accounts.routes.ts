import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { noticeChoiceRoutes } from './notices/notice-choices.routes.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import type { FollowSellerType } from './profile/profile.service.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import type { OnRegistered } from './registration/registration.service.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { tokenRoutes } from './tokens/tokens.routes.ts';

/** What modules above do when an account changes, in the same transaction. */
interface AccountListeners {
  followSellerType: FollowSellerType;
  registered: OnRegistered;
}

export async function accountRoutes(app: FastifyInstance, deps: Deps, listeners: AccountListeners) {
  // Responses contain tokens and personal data: no cache may store them.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
  });
  await registrationRoutes(app, deps, listeners.registered);
  await sessionRoutes(app, deps);
  await passwordRoutes(app, deps);
  await profileRoutes(app, deps, listeners.followSellerType);
  await deletionRoutes(app, deps);
  await noticeChoiceRoutes(app, deps);
  await tokenRoutes(app, deps);
}
