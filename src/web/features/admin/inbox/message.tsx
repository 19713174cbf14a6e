import { Mail, MailOpen, Reply, Send, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import type { ContactMessage } from '#contract/admin/inbox.ts';
import { formatDateTime } from '#domain/dates.ts';
import { Button, buttonClass } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { useAdminAction } from '../calls/use-admin-action.ts';
import { ConfirmedAction } from '../parts/confirmed-action.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { replyAddress } from './reply-address.ts';

export function Message({ message }: { message: ContactMessage }) {
  const name = `${message.firstName} ${message.lastName}`.trim();
  return (
    <Card as="li" className={message.isRead ? undefined : 'border-l-4 border-l-sea'}>
      <div className="flex gap-4">
        <ReadSign isRead={message.isRead} />
        <article
          aria-label={`Message from ${name}`}
          className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-3"
        >
          <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">
                <PersonLink id={message.accountId}>{name}</PersonLink>
              </span>{' '}
              <span className="inline-block max-w-full wrap-anywhere text-muted">{message.email}</span>
            </p>
            <p className="flex items-center gap-3 text-muted text-sm">
              {!message.isRead && <Badge variant="sea">New</Badge>}
              <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
            </p>
          </header>
          <h2 className="flex flex-wrap items-center gap-2 wrap-anywhere text-lg">
            {message.subject}
            {message.kind === 'account-deletion' && <Badge variant="signal">Account deletion</Badge>}
          </h2>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message.message}</p>
          <Answers message={message} />
          <div className="flex flex-wrap gap-2">
            {!message.isRead && <MarkRead message={message} />}
            <a href={replyAddress(message)} className={buttonClass({ look: 'secondary', size: 'small' })}>
              <Reply aria-hidden className="size-4" />
              Reply
            </a>
            <Answer message={message} />
            {message.kind === 'account-deletion' && <EraseAccount message={message} name={name} />}
            <DeleteMessage message={message} />
          </div>
        </article>
      </div>
    </Card>
  );
}

/** What was answered from the desk. */
function Answers({ message: { answers } }: { message: ContactMessage }) {
  if (answers.length === 0) return null;
  return (
    <ol aria-label="Answers" className="grid gap-3">
      {answers.map(({ text, by, at }) => (
        <li key={at + text} className="grid gap-1 rounded-control bg-foam px-4 py-3">
          <p className="text-muted text-sm">
            {by} answered on <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Answer({ message }: { message: ContactMessage }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        <Send aria-hidden className="size-4" />
        Answer Here
      </Button>
      <AnswerDialog message={message} open={open} onOpenChange={setOpen} />
    </>
  );
}

function ReadSign({ isRead }: { isRead: boolean }) {
  const Icon = isRead ? MailOpen : Mail;
  return (
    <span className="pt-0.5 max-sm:hidden">
      <Icon aria-hidden className={isRead ? 'size-5 text-muted' : 'size-5 text-sea'} />
      <span className="sr-only">{isRead ? 'Read' : 'Unread'}</span>
    </span>
  );
}

function MarkRead({ message }: { message: ContactMessage }) {
  const { busy, act } = useAdminAction();
  const mark = () =>
    void act({
      method: 'PUT',
      path: `/api/admin/contact-messages/${message.id}/read`,
      failed: 'Failed to mark the message as read.',
    });
  return (
    <Button look="secondary" size="small" busy={busy} onClick={mark}>
      Mark as Read
    </Button>
  );
}

/** Carries out an account holder's request. */
function EraseAccount({ message, name }: { message: ContactMessage; name: string }) {
  return (
    <ConfirmedAction
      question={{
        title: `Erase the account of ${name}?`,
        description: `The account ${message.email} is deleted with its listings, photos, drafts, watchlist and messages, and with what buyers wrote about its listings. Decisions stay in the audit log without the name. The account holder is signed out and gets a last email. This is permanent and cannot be undone.`,
        confirmLabel: 'Erase Account',
        destructive: true,
      }}
      action={{
        method: 'POST',
        path: `/api/admin/contact-messages/${message.id}/erase-account`,
        done: { title: 'Account Erased', description: 'A last email tells the account holder.' },
        failed: 'Failed to erase the account.',
      }}
    >
      <UserX aria-hidden className="size-4" />
      Erase Account
    </ConfirmedAction>
  );
}

function DeleteMessage({ message }: { message: ContactMessage }) {
  return (
    <ConfirmedAction
      question={{
        title: 'Delete this message?',
        description: `“${message.subject}” will be deleted permanently.`,
        confirmLabel: 'Delete',
        destructive: true,
      }}
      action={{
        method: 'DELETE',
        path: `/api/admin/contact-messages/${message.id}`,
        done: { title: 'Message Deleted', description: message.subject },
        failed: 'Failed to delete message.',
      }}
    >
      <Trash2 aria-hidden className="size-4" />
      Delete
    </ConfirmedAction>
  );
}
