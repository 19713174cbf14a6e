import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';

const loadForm = () => import('./note-form.tsx');

/** The account's private note about a saved boat. */
export default function BoatNote({ boat, note }: { boat: { id: number; title: string }; note?: string }) {
  const [isWriting, setIsWriting] = useState(false);
  const { Part: NoteForm, prepare, want } = useOnDemand(loadForm);
  if (isWriting && NoteForm)
    return <NoteForm boat={boat} note={note ?? ''} onDone={() => setIsWriting(false)} />;
  return (
    <div className="relative z-2 grid gap-1 justify-items-start print:hidden">
      {note && (
        <p className="w-full whitespace-pre-line rounded-control bg-foam px-3 py-2 text-sm wrap-anywhere">
          <span className="sr-only">Your note: </span>
          {note}
        </p>
      )}
      <Button
        look="quiet"
        size="small"
        onPointerEnter={prepare}
        onClick={() => want(() => setIsWriting(true))}
      >
        <NotebookPen aria-hidden className="size-4" />
        {note ? 'Change your note' : 'Add a note'}
        <span className="sr-only"> about {boat.title}</span>
      </Button>
    </div>
  );
}
