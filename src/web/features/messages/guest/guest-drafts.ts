import type { Message } from '#contract/messages/threads.ts';
import { keptDrafts } from '#web/browser/kept-drafts.ts';

interface GuestDraft {
  /** The last message when it was typed. */
  after: number;
  text: string;
}

const draftId = (thread: number) => `guest:${thread}`;

function parse(stored: string | undefined): GuestDraft | undefined {
  try {
    return stored === undefined ? undefined : (JSON.parse(stored) as GuestDraft);
  } catch {
    return undefined;
  }
}

/** What a buyer without an account has typed, until it has arrived: the form itself only says that it was sent. */
export const guestDrafts = {
  read(thread: number, messages: readonly Pick<Message, 'id' | 'mine' | 'text'>[]): string {
    const draft = parse(keptDrafts.read(draftId(thread)));
    if (!draft) return '';
    const hasArrived = messages.some(
      ({ id, mine, text }) => mine && id > draft.after && text === draft.text.trim(),
    );
    if (!hasArrived) return draft.text;
    keptDrafts.remove(draftId(thread));
    return '';
  },
  write(thread: number, draft: GuestDraft) {
    if (draft.text === '') keptDrafts.remove(draftId(thread));
    else keptDrafts.write(draftId(thread), JSON.stringify(draft));
  },
};
