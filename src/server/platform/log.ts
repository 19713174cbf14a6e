import type { FastifyRequest } from 'fastify';

/** The path without the query, which may contain email addresses and codes. */
const pathOf = (url: string) => url.split('?', 1)[0];

interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
  cause?: LoggedError;
}

/** A failed query's message repeats its parameters, which may include an email address: log only its cause. */
function loggedError(error: Error): LoggedError {
  if (error.message.startsWith('Failed query') && error.cause instanceof Error)
    return loggedError(error.cause);
  const cause = error.cause instanceof Error ? loggedError(error.cause) : undefined;
  return { type: error.name, message: error.message, stack: error.stack, ...(cause ? { cause } : {}) };
}

/** Structured log lines without email addresses, tokens, codes or bodies. */
export function logOptions(level: string) {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: pathOf(request.url),
        id: request.id,
      }),
      err: loggedError,
    },
  };
}
