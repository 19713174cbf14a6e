import { handleUnauthorised, session } from '#web/session/session.ts';
import { createApi } from './api-client.ts';

/** The api as the visitor's browser calls it, signed with the session's token. */
export const browserApi = createApi({
  fetch: (path, init) => window.fetch(path, init),
  token: () => session.read()?.token ?? null,
  onUnauthorised: handleUnauthorised,
});
