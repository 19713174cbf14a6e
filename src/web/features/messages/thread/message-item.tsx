import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { Message } from '#contract/messages/threads.ts';
import { CAUTIONS } from '#domain/conversations/cautions.ts';
import { piecesOf, type TextPiece } from '#domain/conversations/links-in-text.ts';
import { formatDateTime, formatRecent } from '#domain/dates.ts';
import { cx } from '#web/ui/class-names.ts';

type MessageItemProps = {
  message: Message;
  from: string;
  /** Asks before a link is opened; without it links are plain text. */
  onLink?: (piece: TextPiece) => void;
  /** Names today and yesterday; without it every time has its date. */
  now?: Date;
  /** The other person has read it, and all before it. */
  isSeen?: boolean;
};

export function MessageItem({ message, from, onLink, now, isSeen = false }: MessageItemProps) {
  const { text, images, mine, at, waiting, refused, caution } = message;
  return (
    <li className={cx('flex flex-col gap-1.5', mine ? 'items-end' : 'items-start')}>
      {caution && <Caution says={CAUTIONS[caution].says} />}
      <div
        className={cx(
          'max-w-[85%] rounded-card px-4 py-2.5 sm:max-w-[75%]',
          mine ? 'bg-sea text-on-sea' : 'border border-line bg-card',
        )}
      >
        <span className="sr-only">{mine ? 'You' : from} wrote: </span>
        {text && (
          <p className="whitespace-pre-wrap wrap-anywhere">
            <Text text={text} onLink={onLink} />
          </p>
        )}
        <Pictures images={images} from={mine ? 'you' : from} />
      </div>
      <p className="px-1 text-muted text-sm">
        {waiting && 'Waiting for our team to check it · '}
        {refused && 'Not delivered, because our team rejected it · '}
        <time dateTime={at}>{now ? formatRecent(at, now) : formatDateTime(at)}</time>
        {isSeen && ' · Seen'}
      </p>
    </li>
  );
}

function Caution({ says }: { says: string }) {
  return (
    <p className="flex max-w-[85%] gap-2 rounded-control bg-brass-quiet px-3 py-2 text-brass text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {says}{' '}
        <Link to="/safety-tips" className="font-semibold underline underline-offset-3">
          Safety Tips
        </Link>
      </span>
    </p>
  );
}

function Text({ text, onLink }: { text: string; onLink?: (piece: TextPiece) => void }) {
  return piecesOf(text).map((piece, at) =>
    piece.href && onLink ? (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        key={at}
        type="button"
        onClick={() => onLink(piece)}
        className="inline cursor-pointer text-left underline underline-offset-3 wrap-anywhere"
      >
        {piece.text}
      </button>
    ) : (
      piece.text
    ),
  );
}

function Pictures({ images, from }: { images: readonly string[]; from: string }) {
  if (images.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {images.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={`${url}${url.includes('?') ? '&' : '?'}w=320&f=webp`}
              alt={`${at + 1} of ${images.length} from ${from}`}
              width={160}
              height={120}
              loading="lazy"
              className="h-30 w-40 rounded-control bg-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
