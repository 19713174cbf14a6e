import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface SmtpRecord {
  url: string;
  /** Whom mail has reached, in the order in which it did. */
  readonly reached: readonly string[];
  /** How many mails were under way together, at most. */
  peak(): number;
  /** How many connections were ever opened. */
  connections(): number;
  stop(): Promise<void>;
}

/** What the server says to a recipient whom it refuses. */
export const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

/** A real SMTP server that says nothing to a recipient before `admit` does, and notes what came when. */
export async function startSmtp(
  admit: (recipient: string) => Promise<void> = async () => undefined,
): Promise<SmtpRecord> {
  const reached: string[] = [];
  let [underWay, peak, connections] = [0, 0, 0];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo({ address }, _session, done) {
      underWay += 1;
      peak = Math.max(peak, underWay);
      admit(address).then(
        () => done(),
        (error) => {
          underWay -= 1;
          done(error);
        },
      );
    },
    onData(stream, { envelope }, done) {
      buffer(stream).then(() => {
        underWay -= 1;
        reached.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      }, done);
    },
  });
  smtp.on('error', () => undefined);
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    reached,
    peak: () => peak,
    connections: () => connections,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
