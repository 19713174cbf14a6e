import { handleUnauthorised, session } from '#web/session/session.ts';
import { createApi } from './api-client.ts';

/** The API client of the browser. It sends the session's token. */
export const browserApi = createApi({
  fetch: (path, init) => window.fetch(path, init),
  token: () => session.read()?.token ?? null,
  onUnauthorised: handleUnauthorised,
});
