import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type FilterGroupProps = {
  title: string;
  /** Whether it is open at first. After that the visitor decides. */
  open: boolean;
  children: ReactNode;
};

/** A group of filters in a native details element, which also works without JavaScript. */
export function FilterGroup({ title, open, children }: FilterGroupProps) {
  const [initiallyOpen] = useState(open);
  return (
    <details open={initiallyOpen} className="group border-line border-t pt-3">
      <summary className="flex min-h-6 cursor-pointer list-none items-center justify-between font-semibold text-sm [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 pt-3">{children}</div>
    </details>
  );
}
