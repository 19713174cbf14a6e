import { Search } from 'lucide-react';
import { LEAD_STATES, type LeadsSummary } from '#contract/messages/leads.ts';
import { LEAD_STATE_WORDS } from '#domain/conversations/lead-states.ts';
import { formatCount } from '#domain/money.ts';
import { useTypedFilter } from '#web/forms/typed-filter.ts';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { LeadsAddress } from './leads-address.ts';
import { weekInWords } from './week-in-words.ts';

const counted = ({ leads, waiting }: { leads: number; waiting: number }) =>
  waiting > 0 ? `${formatCount(leads)}, ${formatCount(waiting)} waiting` : formatCount(leads);

/** Words, boat, week and state. Boats and weeks say how many leads they have. */
export function LeadsSearch({ address, summary }: { address: LeadsAddress; summary: LeadsSummary }) {
  const { filters, change } = address;
  const q = filters.q ?? '';
  const typed = useTypedFilter(q, (text) => text !== q && change({ q: text }));
  return (
    <search
      aria-label="Your leads"
      className="mb-5 grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3 max-lg:[&>*:nth-child(-n+2)]:col-span-2 lg:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,13rem))]"
    >
      <Field label="Search your leads" hideLabel>
        <TextInput
          {...typed}
          type="search"
          prefix={<Search aria-hidden />}
          placeholder="Name, phone number or boat"
          maxLength={100}
          autoComplete="off"
        />
      </Field>
      <Choice
        label="Boat"
        all="Every boat"
        value={filters.boat === undefined ? '' : String(filters.boat)}
        options={summary.boats.map((boat) => ({
          value: String(boat.id),
          label: `${boat.title} (${counted(boat)})`,
        }))}
        onChoose={(boat) => change({ boat })}
      />
      <Choice
        label="Week"
        all="Every week"
        value={filters.week ?? ''}
        options={summary.weeks.map((week) => ({
          value: week.week,
          label: `${weekInWords(week.week)} (${counted(week)})`,
        }))}
        onChoose={(week) => change({ week })}
      />
      <Choice
        label="State"
        all="Every state"
        value={filters.state ?? ''}
        options={LEAD_STATES.map((value) => ({ value, label: LEAD_STATE_WORDS[value].words }))}
        onChoose={(state) => change({ state })}
      />
    </search>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** Keeps a value of the address that is no option, such as a boat without leads. */
const Choice = ({ label, all, value, options, onChoose }: ChoiceProps) => (
  <Field label={label} hideLabel>
    <NativeSelect value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{all}</option>
      {value !== '' && !options.some((option) => option.value === value) && (
        <option value={value}>
          {label} {value}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  </Field>
);
