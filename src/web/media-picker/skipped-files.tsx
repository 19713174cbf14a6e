import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import type { SkippedFile } from './uploads/use-uploads.ts';

type SkippedFilesProps = { files: readonly SkippedFile[]; onDismiss: () => void };

/** The files that were not accepted, with reasons, all in one list. */
export function SkippedFiles({ files, onDismiss }: SkippedFilesProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (files.length > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [files]);
  if (files.length === 0) return null;
  return (
    <section
      ref={list}
      data-keep-clear
      aria-label="Files that were not added"
      className="flex scroll-my-28 gap-2 rounded-control bg-signal-quiet py-1 pr-1 pl-4 text-signal"
    >
      <div role="alert" className="min-w-0 grow py-2">
        <p className="font-semibold">Not added</p>
        <ul className="text-sm">
          {files.map(({ name, title, description }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            <li key={index} className="wrap-anywhere">
              <span className="font-medium">{name}</span>: {title}. {description}
            </li>
          ))}
        </ul>
      </div>
      <IconButton label="Dismiss" onClick={onDismiss} className="text-signal">
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
