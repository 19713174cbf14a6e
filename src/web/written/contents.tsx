import { ChevronDown } from 'lucide-react';
import { cx } from '#web/ui/class-names.ts';
import type { Section } from './article.ts';
import { useSectionInView } from './section-in-view.ts';

type ContentsProps = { sections: readonly Section[]; numbered: boolean };

/** The table of contents: collapsed on small screens, beside the text on large ones. */
export function Contents({ sections, numbered }: ContentsProps) {
  const inView = useSectionInView(sections);
  return (
    <nav aria-label="On this page" className="print:hidden">
      <details className="group rounded-card border border-line bg-card lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:border-0 lg:bg-transparent lg:details-content:[content-visibility:visible]">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 font-semibold lg:pointer-events-none lg:min-h-9 lg:items-start lg:px-0 [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown
            aria-hidden
            className="size-5 text-muted transition-transform group-open:rotate-180 lg:hidden"
          />
        </summary>
        <ol className="px-1 pb-3 lg:border-line lg:border-l lg:px-0 lg:pb-0">
          {sections.map(({ id, heading }, at) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === inView ? 'location' : undefined}
                className={cx(
                  'flex gap-2 rounded-control border-transparent px-3 py-2 text-muted leading-snug hover:bg-foam hover:text-ink lg:-ml-px lg:rounded-none lg:border-l-2 lg:py-1.5 lg:text-sm',
                  'aria-[current]:text-ink lg:aria-[current]:border-sea lg:aria-[current]:font-semibold',
                )}
              >
                {numbered && <span className="tabular w-7 shrink-0">{at + 1}.</span>}
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
