import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { noticeChoiceRoutes } from './notices/notice-choices.routes.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import type { ProfileListeners } from './profile/profile.service.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import type { OnRegistered } from './registration/registration.service.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { accountSettingsRoutes } from './settings/account-settings.routes.ts';
import { tokenRoutes } from './tokens/tokens.routes.ts';

/** What modules above do when an account changes, in the same transaction. */
interface AccountListeners extends ProfileListeners {
  registered: OnRegistered;
}

export async function accountRoutes(app: FastifyInstance, deps: Deps, listeners: AccountListeners) {
  await registrationRoutes(app, deps, listeners.registered);
  await sessionRoutes(app, deps);
  await passwordRoutes(app, deps);
  await profileRoutes(app, deps, listeners);
  await deletionRoutes(app, deps);
  await noticeChoiceRoutes(app, deps);
  await accountSettingsRoutes(app, deps);
  await tokenRoutes(app, deps);
}
