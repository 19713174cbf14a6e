import { ImagePlus, SendHorizontal, X } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { MESSAGE_LIMITS } from '#domain/conversations/limits.ts';
import { variantUrl } from '#domain/media/variants.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { messageDrafts, type Outgoing } from './outbox.ts';
import { SavedReplies } from './saved-replies.tsx';

type ComposerProps = {
  thread: number;
  to: string;
  offersReplies: boolean;
  onSend: (message: Outgoing) => void;
};

/** From here on the number of characters left is shown. */
const SHOW_COUNT_FROM = MESSAGE_LIMITS.text - 500;

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

export function Composer({ thread, to, offersReplies, onSend }: ComposerProps) {
  const [draft, setDraft] = useState(() => messageDrafts.read(thread));
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, images } = draft;

  function change(changes: Partial<typeof draft>) {
    setDraft((before) => {
      const next = { ...before, ...changes };
      messageDrafts.write(thread, next);
      return next;
    });
  }

  function send() {
    const trimmed = text.trim();
    if (trimmed === '' && images.length === 0) return area.current?.focus();
    onSend({ key: newKey(), text: trimmed, images });
    change({ text: '', images: [] });
    area.current?.focus();
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }

  const insert = (reply: string) => {
    change({ text: text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}` });
    area.current?.focus();
  };

  return (
    <form
      className="flex min-h-0 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {offersReplies && <SavedReplies onInsert={insert} />}
      <TextArea
        ref={area}
        rows={2}
        value={text}
        maxLength={MESSAGE_LIMITS.text}
        aria-label={`Message to ${to}`}
        placeholder={`Write to ${to}`}
        onChange={(event) => change({ text: event.target.value })}
        onKeyDown={sendByKey}
        className="field-sizing-content max-h-60 min-h-11 shrink max-lg:not-tall:max-h-[30dvh] lg:max-h-[min(15rem,20dvh)] bg-card lg:min-h-22"
      />
      {text.length >= SHOW_COUNT_FROM && (
        <p className="tabular text-right text-muted text-sm">
          {MESSAGE_LIMITS.text - text.length} characters left
        </p>
      )}
      <ChosenPictures
        images={images}
        onRemove={(url) => change({ images: images.filter((other) => other !== url) })}
      />
      <div className="flex items-center justify-between gap-3">
        <AddPictures
          room={MESSAGE_LIMITS.images - images.length}
          onAdded={(url) =>
            setDraft((before) => {
              const next = { ...before, images: [...before.images, url].slice(0, MESSAGE_LIMITS.images) };
              messageDrafts.write(thread, next);
              return next;
            })
          }
        />
        <Button type="submit">
          <SendHorizontal aria-hidden className="size-4" />
          Send
        </Button>
      </div>
    </form>
  );
}

function ChosenPictures({
  images,
  onRemove,
}: {
  images: readonly string[];
  onRemove: (url: string) => void;
}) {
  if (images.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map((url, at) => (
        <li key={url} className="relative">
          <img
            src={variantUrl(url, { width: 320, format: 'webp' })}
            alt={`${at + 1} of ${images.length} to send`}
            width={80}
            height={80}
            className="size-20 rounded-control bg-line object-cover"
          />
          <IconButton
            label={`Remove photo ${at + 1}`}
            onClick={() => onRemove(url)}
            className="-top-2 -right-2 absolute size-8 rounded-pill border border-line bg-card"
          >
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function AddPictures({ room, onAdded }: { room: number; onAdded: (url: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [adding, setAdding] = useState(0);

  async function add(file: File) {
    setAdding((count) => count + 1);
    try {
      const { uploadPhoto } = await import('#web/media-picker/uploads/upload-photo.ts');
      onAdded(await uploadPhoto(file));
    } catch {
      toast({
        title: 'The photo was not added',
        description: `${file.name} could not be uploaded. Please try again or choose another one.`,
        variant: 'destructive',
      });
    } finally {
      setAdding((count) => count - 1);
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].slice(0, room);
    target.value = '';
    for (const file of files) void add(file);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        aria-label="Photos to send"
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
      <Button look="quiet" busy={adding > 0} disabled={room === 0} onClick={() => input.current?.click()}>
        {adding === 0 && <ImagePlus aria-hidden className="size-5" />}
        {adding > 0 ? 'Adding…' : 'Add photos'}
      </Button>
    </>
  );
}
