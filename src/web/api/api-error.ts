export const SESSION_EXPIRED = 'Authentication expired';

const REQUEST_FAILED = 'Request failed';

export type ErrorDetail = { path: (string | number)[]; message: string };

type FailedResponse = Pick<Response, 'status' | 'statusText' | 'headers' | 'text' | 'json'>;

type ErrorBody = Record<string, unknown> & { error?: unknown; details?: ErrorDetail[] };

export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly details: ErrorDetail[];
  readonly headers: Headers;
  /** The whole answer, for refusals that say more than a sentence. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    status: number,
    details: ErrorDetail[] = [],
    headers = new Headers(),
    body: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.details = details;
    this.headers = headers;
    this.body = body;
  }
}

/** The server's error message, or the fallback when it sent none or could not be reached. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== REQUEST_FAILED ? error.message : fallback;
}

/** Whether the server could not be reached at all. */
export function isNetworkFailure(error: unknown): boolean {
  return !(error instanceof ApiError);
}

export async function errorFromBody(response: FailedResponse): Promise<ApiError> {
  const body = await parseBody(response);
  const message = typeof body.error === 'string' && body.error !== '' ? body.error : REQUEST_FAILED;
  const details = Array.isArray(body.details) ? body.details : [];
  return new ApiError(message, response.status, details, response.headers, body);
}

export async function errorFromText(response: FailedResponse): Promise<ApiError> {
  const text = (await response.text()) || response.statusText;
  return new ApiError(`${response.status}: ${text}`, response.status, [], response.headers);
}

async function parseBody(response: FailedResponse): Promise<ErrorBody> {
  try {
    return ((await response.json()) as ErrorBody | null) ?? {};
  } catch {
    return {};
  }
}
