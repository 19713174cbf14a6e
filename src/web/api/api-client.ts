import { ApiError, errorFromBody, errorFromText, SESSION_EXPIRED } from './api-error.ts';

/** The part of a response that the client reads. Calls made in process on the server return only this much. */
export type Answer = Pick<Response, 'ok' | 'status' | 'statusText' | 'headers' | 'text' | 'json'>;

export type Fetch = (input: string, init?: RequestInit) => Promise<Answer>;

type ApiOptions = {
  fetch: Fetch;
  token?: () => string | null;
  /** Called when a request with a token gets a 401. */
  onUnauthorised?: () => void;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type RequestOptions = {
  method?: Method;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
};

type PathParts = readonly (string | number)[];

type On401 = 'throw' | 'null';

type QueryOptions<Mode extends On401> = { signal?: AbortSignal; on401?: Mode };

export type Api = ReturnType<typeof createApi>;

/** Joins path parts with slashes, so that a query key is also its address. */
function pathOf(parts: PathParts): string {
  return parts.join('/');
}

/** One client for both sides: the browser passes window.fetch, the server a fetch that stays in process. */
export function createApi({ fetch, token = () => null, onUnauthorised = () => {} }: ApiOptions) {
  async function send(path: string, { method = 'GET', body, signal, headers: more }: RequestOptions) {
    const bearer = token();
    const headers: Record<string, string> = { ...more, accept: 'application/json' };
    if (bearer) headers.authorization = `Bearer ${bearer}`;
    if (bearer || body !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(path, {
      method,
      headers,
      credentials: 'include',
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    return { response, sessionExpired: response.status === 401 && bearer !== null };
  }

  async function sendOrThrowText(path: string, options: RequestOptions): Promise<Answer> {
    const { response, sessionExpired } = await send(path, options);
    if (sessionExpired) onUnauthorised();
    if (!response.ok) throw await errorFromText(response);
    return response;
  }

  async function query<T>(parts: PathParts, options?: QueryOptions<'throw'>): Promise<T>;
  async function query<T>(parts: PathParts, options: QueryOptions<'null'>): Promise<T | null>;
  async function query<T>(parts: PathParts, { on401 = 'throw', signal }: QueryOptions<On401> = {}) {
    if (on401 === 'throw') return (await sendOrThrowText(pathOf(parts), { signal })).json() as Promise<T>;
    const { response } = await send(pathOf(parts), { signal });
    if (response.status === 401) return null;
    if (!response.ok) throw await errorFromText(response);
    return response.json() as Promise<T>;
  }

  return {
    /** JSON in, JSON out. An error carries the server's message. */
    async request<T>(path: string, options: RequestOptions = {}): Promise<T> {
      const { response, sessionExpired } = await send(path, options);
      if (sessionExpired) {
        onUnauthorised();
        throw new ApiError(SESSION_EXPIRED, 401);
      }
      if (!response.ok) throw await errorFromBody(response);
      return readJson<T>(response);
    },

    /** A GET whose path is its query key. Returns the response, for callers that also read headers. */
    queryResponse(parts: PathParts, { signal }: { signal?: AbortSignal } = {}): Promise<Answer> {
      return sendOrThrowText(pathOf(parts), { signal });
    },

    query,

    async mutate<T>(method: Method, path: string, body?: unknown): Promise<T> {
      return readJson<T>(await sendOrThrowText(path, { method, body }));
    },
  };
}

async function readJson<T>(response: Answer): Promise<T> {
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
