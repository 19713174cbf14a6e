import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { ContactMessage } from '#contract/admin-inbox.ts';
import { useAdminAddress } from '../calls/admin-address.ts';
import { adminList } from '../calls/admin-list.ts';
import { FilterChoice } from '../parts/filter-choice.tsx';
import { ListFrame } from '../parts/list-frame.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { Message } from './message.tsx';

const READ_STATES = [
  { value: '', label: 'All messages' },
  { value: 'true', label: 'Unread only' },
] as const;

export default function InboxTab() {
  const { read, page } = useAdminAddress();
  const asked = { q: read('q'), unread: read('unread') };
  const list = useQuery(adminList<ContactMessage>('/api/admin/contact-messages', { ...asked, page }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-3">
        <SearchBox label="Search messages" placeholder="Subject, message or sender" />
        <FilterChoice label="Show" name="unread" choices={READ_STATES} />
      </div>
      <ListFrame
        list={list}
        what="messages"
        skeletons={3}
        skeleton="h-40"
        empty={{
          icon: <Inbox />,
          title: 'No messages',
          children: Object.values(asked).some(Boolean)
            ? 'No message matches what you are looking for.'
            : 'What people write on the contact page appears here.',
        }}
      >
        {(messages) => (
          <ul aria-label="Messages" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )}
      </ListFrame>
    </div>
  );
}
