import { partOnDemand } from '#web/page/part-on-demand.tsx';

const isServer = import.meta.env.SSR;

const loadWords = () => import('./words-of-search.ts');
const words = isServer ? await loadWords() : undefined;
export const FilterChips = partOnDemand(words?.FilterChips, async () => (await loadWords()).FilterChips);
export const ListedLine = partOnDemand(words?.ListedLine, async () => (await loadWords()).ListedLine);
/** Before the first filter is chosen. */
export const prepareWords = () => void loadWords().catch(() => undefined);

const load = () => import('./rare-parts.ts');
const rare = isServer ? await load() : undefined;
export const AnsweredSearch = partOnDemand(rare?.AnsweredSearch, async () => (await load()).AnsweredSearch);
export const Contradiction = partOnDemand(rare?.Contradiction, async () => (await load()).Contradiction);
export const GoodsLinks = partOnDemand(rare?.GoodsLinks, async () => (await load()).GoodsLinks);
export const HorsepowerControls = partOnDemand(
  rare?.HorsepowerControls,
  async () => (await load()).HorsepowerControls,
);
export const NothingFound = partOnDemand(rare?.NothingFound, async () => (await load()).NothingFound);
export const PastTheEnd = partOnDemand(rare?.PastTheEnd, async () => (await load()).PastTheEnd);
export const RelatedKindLink = partOnDemand(
  rare?.RelatedKindLink,
  async () => (await load()).RelatedKindLink,
);
export const ResultsNotes = partOnDemand(rare?.ResultsNotes, async () => (await load()).ResultsNotes);
