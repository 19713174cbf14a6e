/**
 * Importing this completes the table of fields in browsers, which every page has without what only forms and panels read of
 * it. On the server and in tests the table is complete from the start: scripts/browser-fields.ts.
 */
export {};
