import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useAdminAddress } from '../calls/admin-address.ts';
import { adminList } from '../calls/admin-list.ts';
import { FilterChoice } from './filter-choice.tsx';
import { ListFrame } from './list-frame.tsx';
import { SearchBox } from './search-box.tsx';

const LOOKS = {
  rows: 'divide-y divide-line rounded-card border border-line bg-card',
  cards: 'grid grid-cols-[minmax(0,1fr)] gap-4',
} as const;

type ListTabProps<Entry> = Pick<ComponentProps<typeof ListFrame>, 'what' | 'skeletons' | 'skeleton'> & {
  path: string;
  label: string;
  look: keyof typeof LOOKS;
  search?: ComponentProps<typeof SearchBox>;
  filters: readonly ComponentProps<typeof FilterChoice>[];
  empty: { icon: ReactNode; title: string; text: string; textWhenFiltered: string };
  children: (entry: Entry) => ReactNode;
};

/** A tab with one list that can be searched and filtered. The filters are parameters of the address and of the call. */
export function ListTab<Entry>(props: ListTabProps<Entry>) {
  const { path, label, look, search, filters, empty, children, ...frame } = props;
  const { read, page } = useAdminAddress();
  const names = [...(search ? ['q'] : []), ...filters.map(({ name }) => name)];
  const wanted = Object.fromEntries(names.map((name) => [name, read(name)]));
  const list = useQuery(adminList<Entry>(path, { ...wanted, page }));
  const isFiltered = Object.values(wanted).some(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-3">
        {search && <SearchBox {...search} />}
        {filters.map((filter) => (
          <FilterChoice key={filter.name} {...filter} />
        ))}
      </div>
      <ListFrame
        {...frame}
        list={list}
        empty={{
          icon: empty.icon,
          title: empty.title,
          children: isFiltered ? empty.textWhenFiltered : empty.text,
        }}
      >
        {(entries) => (
          <ul aria-label={label} className={LOOKS[look]}>
            {entries.map(children)}
          </ul>
        )}
      </ListFrame>
    </div>
  );
}
