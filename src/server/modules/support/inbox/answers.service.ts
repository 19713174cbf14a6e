import type { ContactMessage } from '#contract/admin/inbox.ts';
import { formatDate } from '#domain/dates.ts';
import { ANSWERS_PER_MESSAGE } from '#domain/enquiries/support-answers.ts';
import { oneLine } from '#domain/one-line.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { recordAudit } from '#server/modules/accounts/audit/audit.repository.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';
import { answeredOften, messageNotFound } from '../support.errors.ts';
import { countAnswers, insertAnswer, lockMessage } from './answers.repository.ts';
import { type Message, markRead } from './inbox.repository.ts';
import { messageViews } from './inbox.service.ts';

/** The answer as it was written, with what it answers below. */
const answerMail = ({ email, subject, message, createdAt }: Message, text: string): MailDraft => ({
  to: email,
  subject: oneLine(`Re: ${subject}`),
  heading: 'Our answer to your message',
  blocks: [
    { kind: 'text', text },
    { kind: 'small', text: `You wrote on ${formatDate(createdAt)}:\n${message}` },
  ],
});

/** Mails an administrator's answer to the sender of a message, and records both. */
export async function answerMessage(
  { db, clock, mailer, config }: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  admin: Principal,
  { id, text }: { id: number; text: string },
): Promise<ContactMessage> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) throw messageNotFound();
    if ((await countAnswers(tx, id)) >= ANSWERS_PER_MESSAGE) throw answeredOften();
    await insertAnswer(tx, { messageId: id, text, answeredBy: admin.accountId, answeredAt: at });
    await markRead(tx, id);
    await mailer.queue(tx, { ...answerMail(message, text), replyTo: config.mail.supportEmail });
    await recordAudit(tx, {
      actorId: admin.accountId,
      action: 'answer-message',
      subjectType: 'message',
      subjectId: id,
      details: { subject: message.subject },
      at,
    });
  });
  const [answered] = await messageViews(db, [id]);
  if (!answered) throw messageNotFound();
  return answered;
}
