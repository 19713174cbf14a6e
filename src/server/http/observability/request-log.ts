import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line per response. Responses with 503 are counted instead, so that a flood of requests does not flood the log. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { statusCode, elapsedTime } = reply;
    if (statusCode === 503) return;
    const completed = { req: request, status: statusCode, ms: Math.round(elapsedTime) };
    if (error) reply.log.error({ ...completed, err: error }, 'request errored');
    else reply.log.info(completed, 'request completed');
  }
}
