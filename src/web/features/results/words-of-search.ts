/** What a page shows once filters are chosen: loaded together, as all of it needs the wording of filters. */
export { FilterChips } from './filters/filter-chips.tsx';
export { ListedLine } from './listed-line.tsx';
