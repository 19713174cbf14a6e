import { Inbox } from 'lucide-react';
import type { ContactMessage } from '#contract/admin/inbox.ts';
import { ListTab } from '../parts/list-tab.tsx';
import { Message } from './message.tsx';

const READ_STATES = [
  { value: '', label: 'All messages' },
  { value: 'true', label: 'Unread only' },
] as const;

export default function InboxTab() {
  return (
    <ListTab<ContactMessage>
      path="/api/admin/contact-messages"
      what="messages"
      label="Messages"
      look="cards"
      search={{ label: 'Search messages', placeholder: 'Subject, message or sender' }}
      filters={[{ label: 'Show', name: 'unread', choices: READ_STATES }]}
      skeletons={3}
      skeleton="h-40"
      empty={{
        icon: <Inbox />,
        title: 'No messages',
        text: 'What people write on the contact page appears here.',
        textWhenFiltered: 'No message matches what you are looking for.',
      }}
    >
      {(message) => <Message key={message.id} message={message} />}
    </ListTab>
  );
}
