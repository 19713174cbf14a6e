import { Check, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { groupsOf, progressOf } from '#web/listing-form/form-values.ts';
import { cx } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Progress } from '#web/ui/states/progress.tsx';
import { anchorOf, stepOf } from '../sections.ts';
import type { Wizard } from '../use-wizard.ts';

type Line = { title: string; to: string; filled: number; invalid: number; of: number };

function linesOf({ draftState: { content }, startedWith, addressOf }: Wizard): Line[] {
  const lines = groupsOf(content).map(({ title, fields }) => {
    const step = stepOf(fields[0] ?? '');
    const to = `${addressOf(step)}#${anchorOf(title)}`;
    return { title, to, step, ...progressOf(content, fields, { startedWith }) };
  });
  const photos = content.uploadedMedia.some(({ type }) => type === 'photo');
  const pictures = {
    title: 'Photos',
    to: `${addressOf(2)}#photos`,
    step: 2,
    filled: Number(photos),
    invalid: 0,
    of: 1,
  };
  const [first, second] = [1, 2].map((step) => lines.filter((line) => line.step === step));
  return [...(first ?? []), pictures, ...(second ?? [])];
}

/** How many fields of each group the seller has filled in, with a link to the group. */
export function ProgressCard({ wizard }: { wizard: Wizard }) {
  const lines = linesOf(wizard);
  const filled = lines.reduce((sum, line) => sum + line.filled, 0);
  const of = lines.reduce((sum, line) => sum + line.of, 0);
  return (
    <Card as="section" aria-label="Progress">
      <Progress label={`${filled} of ${of} filled in`} value={(100 * filled) / of} />
      <ul className="mt-3 flex flex-col">
        {lines.map(({ title, to, filled: done, invalid, of: all }) => (
          <li key={title}>
            <Link
              to={to}
              className="flex min-h-8 items-center justify-between gap-3 rounded-control text-sm hover:text-sea hover:underline hover:underline-offset-4"
            >
              <span className="min-w-0 py-1 leading-snug">{title}</span>
              <span
                className={cx(
                  'tabular flex shrink-0 items-center gap-1',
                  invalid > 0 ? 'text-signal' : done < all ? 'text-muted' : 'text-starboard',
                )}
              >
                {invalid > 0 && <CircleAlert aria-hidden className="size-4" />}
                {done === all && <Check aria-hidden className="size-4" />}
                {done} of {all}
                {invalid > 0 && `, ${invalid} to correct`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
