export type PageSlot = number | 'gap';

/** The page numbers worth offering: both ends and the neighbours of the current page, gaps between. */
export function pageWindow(current: number, pages: number): PageSlot[] {
  const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [before + 1, page] : ['gap' as const, page];
  });
}
