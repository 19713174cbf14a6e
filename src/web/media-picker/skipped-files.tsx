import { X } from 'lucide-react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import type { SkippedFile } from './uploads/use-uploads.ts';

type SkippedFilesProps = { files: readonly SkippedFile[]; onDismiss: () => void };

/** The files that were not accepted, with reasons. A toast shows only the last one, and disappears. */
export function SkippedFiles({ files, onDismiss }: SkippedFilesProps) {
  if (files.length === 0) return null;
  return (
    <section
      data-keep-clear
      aria-label="Files that were not added"
      className="flex gap-2 rounded-control bg-signal-quiet py-1 pr-1 pl-4 text-signal"
    >
      <div className="min-w-0 grow py-2">
        <p className="font-semibold">Not added</p>
        <ul className="text-sm">
          {files.map(({ name, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            <li key={index} className="wrap-anywhere">
              {reason.startsWith(name) ? reason : `${name}: ${reason}`}
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
