import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line for each answer. Whoever is turned away is counted instead: a flood must not become one of lines. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { statusCode, elapsedTime } = reply;
    if (statusCode === 503) return;
    const answered = { req: request, status: statusCode, ms: Math.round(elapsedTime) };
    if (error) reply.log.error({ ...answered, err: error }, 'request errored');
    else reply.log.info(answered, 'request completed');
  }
}
