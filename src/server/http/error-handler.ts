import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, type ErrorDetail, invalid, named, noSuchCall, tooBusy } from '../errors.ts';
import { countPerSecond } from './observability/count-per-second.ts';

/** Our messages for Fastify's own refusals. */
const FASTIFY_MESSAGES: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the request as JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request arrived incomplete',
};

/** Postgres is unreachable or shutting down: classes 08, 53 and 57 of its error codes, and network errors. */
const DATABASE_AWAY = /^(08...|53...|57P0.|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/;
const POOL_EXHAUSTED = /timeout exceeded when trying to connect|Connection terminated|timeout expired/;

function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    if (DATABASE_AWAY.test(code) || POOL_EXHAUSTED.test(cause.message)) return true;
  }
  return false;
}

function detailsOf(error: FastifyError): ErrorDetail[] {
  return (error.validation ?? []).map((issue) => ({
    path: issue.instancePath
      .split('/')
      .filter(Boolean)
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    message: issue.message ?? 'Not valid',
  }));
}

function translate(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = detailsOf(error);
    return invalid(details[0]?.message ?? 'The request is not valid', details);
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new AppError(
      'bad-request',
      status,
      FASTIFY_MESSAGES[error.code] ?? 'The request could not be read',
    );
  return undefined;
}

const unexpected = named('unexpected', 500, 'Something went wrong. Please try again.');

/** Turns an error into a response. Only unexpected errors get a log line each. */
export function errorHandler(log: FastifyBaseLogger) {
  const countBusy = countPerSecond<AppError>((times) => log.warn({ times }, 'turned away: too busy'));
  const countDatabaseAway = countPerSecond<Error>((times, err) =>
    log.error({ times, err }, 'database out of reach'),
  );

  function appErrorOf(error: FastifyError, request: FastifyRequest): AppError {
    const known = translate(error);
    if (known) {
      if (known.status === 503) countBusy(known);
      return known;
    }
    if (isDatabaseAway(error)) {
      countDatabaseAway(error);
      return tooBusy();
    }
    request.log.error({ err: error }, 'unexpected');
    return unexpected();
  }

  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, message, details, retryAfter, facts } = appErrorOf(error, request);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.status(status).send({ error: message, ...facts, ...(details && { details }) });
  };
}

export async function respondToUnknownCall(_request: FastifyRequest, reply: FastifyReply) {
  const { status, message } = noSuchCall();
  return reply.status(status).send({ error: message });
}
