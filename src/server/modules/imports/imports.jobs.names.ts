export const CHECK_IMPORT = { name: 'check-import' } as const;
export const RUN_IMPORT = { name: 'run-import' } as const;
