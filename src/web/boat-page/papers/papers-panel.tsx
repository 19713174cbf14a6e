import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatDate } from '#domain/dates.ts';
import { FIELD_HELP } from '#domain/listings/fields/field-help.ts';
import type { Paper } from '#domain/listings/fields/papers.ts';
import { titleOfLine } from '#domain/listings/fields/papers.ts';
import { Badge } from '#web/ui/states/badge.tsx';

export type PapersPanelProps = {
  papers: readonly Paper[];
  /** An h3 where the page has its sections under an h2. */
  heading?: 'h2' | 'h3';
  /** What reviewers have beside each line. */
  beside?: (paper: Paper, index: number) => ReactNode;
};

/** The paperwork line by line: what one of us saw, what the seller states, and what nobody knows. */
export function PapersPanel({ papers, heading: Heading = 'h2', beside }: PapersPanelProps) {
  const id = useId();
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 print:hidden">
      <div>
        <Heading id={id} className="text-xl">
          Papers
        </Heading>
        <p className="mt-1 text-muted text-sm">
          “Seen by us” means that we saw the document. Ask the seller for the originals before you pay.
        </p>
      </div>
      <ul className="border-line border-t">
        {papers.map((paper, index) => (
          <li key={paper.line} className="flex items-start gap-3 border-line border-b">
            <PaperRow paper={paper} />
            {beside && <div className="py-1.5">{beside(paper, index)}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens to what the line means, also without JavaScript. */
function PaperRow({ paper: { line, value, ...state } }: { paper: Paper }) {
  const { help, guide } = FIELD_HELP[line] ?? {};
  const title = titleOfLine(line);
  return (
    <details className="group min-w-0 grow">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 grow basis-52">
            <span className="font-medium">{title}</span>
            {value && <span className="block wrap-anywhere text-sm">{value}</span>}
          </span>
          <PaperBadge {...state} />
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <p className="max-w-prose pb-3 text-muted text-sm">
        {help}{' '}
        <a href={`/buying-guide#${guide}`} className="font-semibold text-sea underline underline-offset-3">
          {title} in the buying guide
        </a>
      </p>
    </details>
  );
}

/** "Seen by us, 3 Nov 2026", "Stated by the seller", "Not stated" or "Expired". */
function PaperBadge({ says, seenAt }: Pick<Paper, 'says' | 'seenAt'>) {
  switch (says) {
    case 'seen':
      return <Badge variant="starboard">Seen by us, {formatDate(seenAt)}</Badge>;
    case 'stated':
      return <Badge variant="sea">Stated by the seller</Badge>;
    case 'expired':
      return <Badge variant="signal">Expired</Badge>;
    default:
      return <Badge>Not stated</Badge>;
  }
}
