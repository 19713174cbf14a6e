export interface ErrorDetail {
  path: (string | number)[];
  message: string;
}

/** An expected failure with a code, a status and a message for people. Everything else that is thrown is a bug. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: readonly ErrorDetail[] | undefined;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;
  /** Further fields of the response, for programs; the route's schema has to declare them. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    status: number,
    message: string,
    {
      details,
      retryAfter,
      facts = {},
    }: { details?: readonly ErrorDetail[]; retryAfter?: number; facts?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.details = details;
    this.retryAfter = retryAfter;
    this.facts = facts;
  }
}

/** Creates the factory of one error: `const boatGone = named('boat-gone', 404, 'Boat not found')`. */
export const named = (code: string, status: number, message: string) => (details?: readonly ErrorDetail[]) =>
  new AppError(code, status, message, { details });

export const notSignedIn = named('not-signed-in', 401, 'Please sign in first');
export const adminsOnly = named('admins-only', 403, 'This is for administrators only');
export const outOfScope = named('out-of-scope', 403, 'This API token may not make this call');
export const notYourEmail = named(
  'not-your-email',
  403,
  'This email address is not the one you are signed in with',
);
export const noSuchCall = named('no-such-call', 404, 'There is no such call');
export const malformedRequest = named('odd-request', 400, 'The request could not be read');
export const compressedBody = named('compressed-body', 415, 'Send the request without compressing it');
/** Never seen by anyone: the client has disconnected. */
export const clientGone = named('client-gone', 499, 'The caller has left');
export const tooBusy = () =>
  new AppError('too-busy', 503, 'The service is busy. Please try again in a moment.', { retryAfter: 5 });
export const invalid = (message: string, details?: readonly ErrorDetail[]) =>
  new AppError('invalid', 400, message, { details });
export const tooManyRequests = (waitSeconds: number) =>
  new AppError(
    'too-many-requests',
    429,
    waitSeconds > 90
      ? `Too many attempts. Please try again in ${Math.ceil(waitSeconds / 60)} minutes.`
      : 'Too many attempts. Please try again in a moment.',
    { retryAfter: waitSeconds },
  );
