const PRELOAD = '<link rel="modulepreload"';

/** Scripts are fetched early but behind what the reader sees: a page is whole before any of them runs. */
export const fetchScriptsLast = (html: string) => html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
