import { IncomingMessage } from 'node:http';
import { finished, type Readable, Writable } from 'node:stream';

/**
 * Frees a piece at once. The collector does not hurry over memory outside its heap: of large files it would let a
 * hundred megabytes of used pieces lie about. Only for what came over the network and nobody else holds.
 */
function free({ buffer, byteLength }: Buffer) {
  const isItsOwn = buffer.byteLength === byteLength;
  if (isItsOwn && buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/**
 * Hands over one piece after the other, the next only when the last was taken, so that what is in memory does not
 * grow with the whole. Stops when a piece is refused or the signal is aborted, but leaves the source open: the refusal can
 * still be answered.
 */
export function pour(
  source: Readable,
  take: (piece: Buffer) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const isOurs = source instanceof IncomingMessage;
  return new Promise((resolve, reject) => {
    const sink = new Writable({
      highWaterMark: 1,
      write(piece: Buffer, _encoding, done) {
        take(piece)
          .then(() => isOurs && free(piece))
          .then(() => done(), done);
      },
    });
    finished(sink, (error) => (error ? reject(error) : resolve()));
    finished(source, { writable: false }, (error) => error && sink.destroy(error));
    signal.addEventListener('abort', () => sink.destroy(signal.reason), { once: true });
    source.pipe(sink);
  });
}
