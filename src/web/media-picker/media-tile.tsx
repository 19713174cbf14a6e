import { GripVertical, Star, Trash2 } from 'lucide-react';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import type { MediaItem } from '#domain/media/items.ts';
import { variantUrl } from '#domain/media/variants.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { MediaPreview, useObjectUrl } from './media-preview.tsx';

type MediaTileProps = {
  item: MediaItem;
  count: number;
  /** The local file, if it was added during this visit. */
  file: File | undefined;
  /** What another photo may do better. */
  remark: string | undefined;
  place: number;
  dragged: boolean;
  grip: HTMLAttributes<HTMLElement>;
  onMove: (position: number) => void;
  onMain: () => void;
  onRemove: () => void;
};

/** How a key on the drag handle changes the position. */
const KEYS: Readonly<Record<string, (position: number, count: number) => number>> = {
  ArrowLeft: (position) => position - 1,
  ArrowUp: (position) => position - 1,
  ArrowRight: (position) => position + 1,
  ArrowDown: (position) => position + 1,
  Home: () => 1,
  End: (_, count) => count,
};

const served = ({ url, type }: MediaItem) =>
  type === 'photo' ? variantUrl(url, { width: 640, format: 'jpeg' }) : url;

export function MediaTile({ item, count, file, remark, place, dragged, grip, ...act }: MediaTileProps) {
  const local = useObjectUrl(file);
  const position = item.order + 1;

  function moveByKey(event: KeyboardEvent) {
    const next = KEYS[event.key]?.(position, count);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== position) act.onMove(Math.min(count, Math.max(1, next)));
  }

  return (
    <li
      data-position={position}
      data-media={item.id}
      data-object={item.url}
      style={{ order: place }}
      className={cx(
        'relative flex min-w-0 flex-col overflow-hidden rounded-card border bg-card',
        dragged ? 'border-sea opacity-70 shadow-raised' : 'border-line',
      )}
    >
      <div {...grip} className="relative aspect-4/3 cursor-grab select-none bg-foam active:cursor-grabbing">
        <MediaPreview type={item.type} address={file ? local : served(item)} />
        {item.isMain && (
          <Badge variant="brass" solid className="absolute bottom-2 left-2">
            <Star aria-hidden className="fill-current" />
            Main photo
          </Badge>
        )}
        {item.type === 'video' && (
          <Badge solid className="absolute bottom-2 left-2">
            Video
          </Badge>
        )}
      </div>
      <p className="truncate px-3 pt-2 text-muted text-sm" title={item.name}>
        {item.name}
      </p>
      {remark && <p className="px-3 pt-0.5 text-sm leading-snug">{remark}</p>}
      <div className="mt-auto flex items-center gap-0.5 p-1.5 pt-1">
        <button
          {...grip}
          type="button"
          aria-label={`Move ${item.name}`}
          aria-description="Drag, or press the arrow keys"
          onKeyDown={moveByKey}
          className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-foam hover:text-ink active:cursor-grabbing"
        >
          <GripVertical aria-hidden className="size-5" />
        </button>
        <NativeSelect
          aria-label={`Position of ${item.name}`}
          value={position}
          onChange={({ target }) => act.onMove(Number(target.value))}
          className="min-w-0 grow [&_select]:px-2.5 [&_select]:pr-7 [&_svg]:right-2"
        >
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a position has no other key
            <option key={index}>{index + 1}</option>
          ))}
        </NativeSelect>
        {item.type === 'photo' && (
          <IconButton
            label={item.isMain ? `${item.name} is the main photo` : `Make ${item.name} the main photo`}
            aria-pressed={item.isMain}
            onClick={act.onMain}
            className="w-9 sm:w-11"
          >
            <Star aria-hidden className={cx(item.isMain && 'fill-current text-brass')} />
          </IconButton>
        )}
      </div>
      <IconButton
        label={`Remove ${item.name}`}
        onClick={act.onRemove}
        data-remove
        className="absolute top-1.5 right-1.5 bg-card/90 text-ink hover:text-signal"
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
