import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Filters that belong together. It folds away by the browser's own means, so also without JavaScript. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-line border-b pb-5">
      <summary className="flex min-h-6 cursor-pointer list-none items-center justify-between font-display text-lg [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 pt-4">{children}</div>
    </details>
  );
}
