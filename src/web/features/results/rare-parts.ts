/** What few searches show: loaded together, as each is small. */
export { AnsweredSearch } from './answered-searches.ts';
export { Contradiction } from './filters/contradiction.tsx';
export { HorsepowerControls } from './filters/controls/horsepower-controls.tsx';
export { GoodsLinks } from './goods-links.tsx';
export { NothingFound } from './list/nothing-found.tsx';
export { PastTheEnd } from './list/past-the-end.tsx';
export { ResultsNotes } from './list/results-notes.tsx';
export { RelatedKindLink } from './related-kind-link.tsx';
