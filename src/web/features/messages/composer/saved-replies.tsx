import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { savedRepliesQuery } from '../messages-queries.ts';
import { SavedRepliesDialog } from './saved-replies-dialog.tsx';

/** The replies that a seller keeps: one press inserts one. */
export function SavedReplies({ onInsert }: { onInsert: (text: string) => void }) {
  const { data: replies = [] } = useQuery(savedRepliesQuery);
  const [isManaging, setIsManaging] = useState(false);
  return (
    <div className="flex items-center gap-2">
      <ul
        aria-label="Saved replies"
        className="flex min-w-0 flex-1 gap-2 overflow-x-auto py-1 [scrollbar-width:none]"
      >
        {replies.map(({ id, title, text }) => (
          <li key={id} className="shrink-0">
            <Button look="secondary" size="small" title={text} onClick={() => onInsert(text)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="quiet" size="small" onClick={() => setIsManaging(true)}>
        {replies.length === 0 ? 'Add a saved reply' : 'Edit replies'}
      </Button>
      <SavedRepliesDialog open={isManaging} onClose={() => setIsManaging(false)} replies={replies} />
    </div>
  );
}
