import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SavedSearch } from '#contract/buying/saved-searches.ts';
import { formatLongDate } from '#domain/dates.ts';
import { formatCount } from '#domain/money.ts';
import { ALERT_FREQUENCIES, type AlertFrequency } from '#domain/search/saved/alert-times.ts';
import { addressWithNews } from '#domain/search/saved/saved-filters.ts';
import { NAME_MAX } from '#domain/search/saved/search-name.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/states/badge.tsx';

const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  instant: 'Straight away',
  daily: 'Once a day',
  weekly: 'Once a week',
  off: 'Never',
};

const boats = (count: number) => `${formatCount(count)} ${count === 1 ? 'boat' : 'boats'}`;

type SavedSearchRowProps = {
  search: SavedSearch;
  onRename: (name: string) => Promise<void>;
  onFrequency: (alerts: AlertFrequency) => void;
  onDelete: () => void;
};

export function SavedSearchRow({ search, onRename, onFrequency, onDelete }: SavedSearchRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const heading = useId();
  function endRenaming() {
    setIsRenaming(false);
    renameButton.current?.focus();
  }
  const to = addressWithNews(search.address, search.id);
  return (
    <Card as="article" aria-labelledby={heading} className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={heading} className="wrap-anywhere text-lg">
            <Link to={to} className="text-sea underline-offset-3 hover:underline">
              {search.name}
            </Link>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-sm">
            {boats(search.total)}
            {search.newCount > 0 && <Badge variant="starboard">{formatCount(search.newCount)} new</Badge>}
            <span>Saved on {formatLongDate(search.createdAt)}</span>
          </p>
        </div>
        <div className="flex shrink-0">
          <IconButton
            ref={renameButton}
            label={`Rename ${search.name}`}
            onClick={() => setIsRenaming(!isRenaming)}
          >
            <Pencil />
          </IconButton>
          <IconButton label={`Delete ${search.name}`} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
      {isRenaming && (
        <RenameForm
          name={search.name}
          onDone={endRenaming}
          onRename={async (name) => {
            await onRename(name);
            endRenaming();
          }}
        />
      )}
      {search.chips.length > 0 && (
        <ul aria-label="Filters" className="flex flex-wrap gap-2">
          {search.chips.map((chip) => (
            <li key={chip} className="wrap-anywhere rounded-full bg-foam px-3 py-1 text-sm">
              {chip}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label="Email me about new boats" className="w-56 max-w-full">
          <NativeSelect
            value={search.alerts}
            onChange={(event) => onFrequency(event.target.value as AlertFrequency)}
          >
            {ALERT_FREQUENCIES.map((frequency) => (
              <option key={frequency} value={frequency}>
                {FREQUENCY_LABELS[frequency]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <LinkButton to={to} look="secondary">
          See the results
        </LinkButton>
      </div>
    </Card>
  );
}

type RenameFormProps = { name: string; onRename: (name: string) => Promise<void>; onDone: () => void };

function RenameForm({ name, onRename, onDone }: RenameFormProps) {
  const [value, setValue] = useState(name);
  function submit(event: FormEvent) {
    event.preventDefault();
    const next = value.trim();
    if (next) void onRename(next);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field label="Name" required className="min-w-56 grow">
        <TextInput
          autoFocus
          value={value}
          maxLength={NAME_MAX}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <Button type="submit">Save</Button>
      <Button look="secondary" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
