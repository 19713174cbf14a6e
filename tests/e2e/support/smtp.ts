import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

interface Envelope {
  from: string;
  to: string[];
}

interface SmtpMailbox extends Mailbox {
  url: string;
  envelopes(): readonly Envelope[];
  stop(): Promise<void>;
}

/** A real SMTP server on a free port that stores the mail it receives. */
export async function startSmtpServer(): Promise<SmtpMailbox> {
  const mails: Email[] = [];
  const envelopes: Envelope[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mails.push(mail);
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          envelopes.push({ from, to: envelope.rcptTo.map(({ address }) => address) });
          done();
        }, done);
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: async () => mails,
    envelopes: () => envelopes,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
