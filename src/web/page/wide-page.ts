import { useMatches } from 'react-router';

/** The `handle` of routes that use the width of large screens. */
export const WIDE_PAGE = { isWide: true } as const;

/** Known before the page is drawn, so that header and footer have their width from the start. */
export const useIsWidePage = (): boolean => useMatches().some(({ handle }) => handle === WIDE_PAGE);
