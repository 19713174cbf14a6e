import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface SmtpRecord {
  url: string;
  /** The recipients of delivered mail, in order. */
  readonly reached: readonly string[];
  /** The most mails in progress at the same time. */
  peak(): number;
  /** The total number of connections opened. */
  connections(): number;
  stop(): Promise<void>;
}

/** The server's response to a refused recipient. */
export const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

/** A real SMTP server that waits for `admit` before it accepts a recipient, and records deliveries in order. */
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
