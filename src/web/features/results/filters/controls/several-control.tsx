import { ChevronDown, Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Facet } from '#contract/search/search.ts';
import { formatCount } from '#domain/money.ts';
import { cx } from '#web/ui/class-names.ts';
import { CONTROL, TextInput } from '#web/ui/controls/text-input.tsx';

type Choice = { value: string; label: string };

type SeveralControlProps = {
  label: string;
  name: string;
  anyLabel: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  facet: Facet | undefined;
  /** The placeholder of the search box that long lists have. */
  find?: string;
  onChoose: (values: string[]) => void;
};

/** The number of choices rendered while closed. The rest of a long list is rendered when it opens. */
const SHOWN_WHEN_CLOSED = 8;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A list of checkboxes, each with its number of boats. A native details element opens it. */
export function SeveralControl(props: SeveralControlProps) {
  const { label, name, anyLabel, choices, chosen, facet, find, onChoose } = props;
  const id = useId();
  const list = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  const [query, setQuery] = useState('');
  const counts = new Map(facet?.counts.map(({ value, count }) => [value, count]));
  const countOf = ({ atLeast }: Facet, { value }: Choice) =>
    `${formatCount(counts.get(value) ?? 0)}${atLeast ? '+' : ''}`;
  const isChosen = ({ value }: Choice) => chosen.some((one) => same(one, value));
  const matching = choices.filter((choice) =>
    choice.label.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const shown = opened
    ? matching
    : choices.filter((choice, at) => at < SHOWN_WHEN_CLOSED || isChosen(choice));
  const [only, another] = choices.filter(isChosen);

  function toggle({ value }: Choice, isOn: boolean) {
    const others = chosen.filter((one) => !same(one, value));
    onChoose(isOn ? [...others, value] : others);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="font-semibold text-sm">
        {label}
      </span>
      <details
        ref={list}
        onToggle={(event) => setOpened(event.currentTarget.open)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !event.currentTarget.open) return;
          // Keeps a surrounding drawer open.
          event.stopPropagation();
          event.currentTarget.open = false;
          event.currentTarget.querySelector('summary')?.focus();
        }}
        className="relative"
      >
        <summary
          aria-labelledby={`${id}-label ${id}-summary`}
          className={cx(
            CONTROL,
            'flex h-11 cursor-pointer list-none items-center justify-between gap-2 px-3! lg:h-10 short:h-9 [&::-webkit-details-marker]:hidden',
          )}
        >
          <span id={`${id}-summary`} className="truncate">
            {another ? `${chosen.length} chosen` : (only?.label ?? anyLabel)}
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        </summary>
        <fieldset
          aria-labelledby={`${id}-label`}
          className="absolute inset-x-0 top-full z-30 mt-1 flex max-h-72 flex-col rounded-card border border-line bg-card shadow-raised"
        >
          {find && choices.length > SHOWN_WHEN_CLOSED && (
            <div className="border-line border-b p-2 noscript:hidden">
              <TextInput
                type="search"
                aria-label={find}
                placeholder={find}
                prefix={<Search />}
                maxLength={60}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
            </div>
          )}
          <ul className="overflow-y-auto p-3">
            {shown.map((choice) => (
              <li key={choice.value}>
                <label className="option">
                  <input
                    type="checkbox"
                    name={name}
                    value={choice.value}
                    checked={isChosen(choice)}
                    onChange={(event) => toggle(choice, event.target.checked)}
                    className="tick"
                  />
                  <span>
                    {choice.label}
                    {facet && <small>{` (${countOf(facet, choice)})`}</small>}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      </details>
    </div>
  );
}
