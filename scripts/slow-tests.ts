/** They start processes with their own database. */
export const COMMANDS = ['scripts/admin.test.ts', 'scripts/start.test.ts'];

/** Small files that take long. Vitest starts with the largest files; at the end these would run alone. */
export const SLOW = [
  ...COMMANDS,
  'adding-a-field.test.ts',
  'access-table.test.ts',
  'odd-calls.test.ts',
  'imports.kill.test.ts',
  'imports.memory.test.ts',
  'fleet.test.ts',
  'uploads/memory.test.ts',
  'frequent-words.test.ts',
  'artwork/scene.test.ts',
];
