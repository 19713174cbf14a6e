import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const COPIED = ['src', 'demo', 'migrations', 'scripts', 'package.json', 'drizzle.config.ts', 'tsconfig.json'];

/** Where docs/adding-a-field.md says that a field is written down, and what is written there. */
const WRITTEN = {
  'src/domain/listings/fields/table/hull.ts': {
    before: '  hullMaterial: {',
    text: `  airDraft: {
    label: 'Air draught',
    control: 'number',
    min: 0,
    max: 100,
    step: 0.01,
    unit: 'm',
    asked: UNDER_SAIL,
    details: ['dimensions'],
    filters: [{ by: 'at most', name: 'maxAirDraft', chip: 'Air draught up to {}', advanced: ['sailing'] }],
    openMarine: { section: 'dimensions', item: 'air_draft', unit: 'metres' },
    pageOnly: true,
  },
`,
  },
  'src/server/modules/listings/listings.table.ts': {
    before: "  berths: integer('berths'),",
    text: "  airDraft: doublePrecision('air_draft_m'),\n",
  },
  'demo/demo-listing.ts': {
    before: '    ...withMentioned(',
    text: "    airDraft: asks('airDraft') ? 12.5 : null,\n",
  },
};

/** The code that writes the fields of a boat down, with all that it imports. `npm run verify` checks the rest. */
const TYPE_CHECK = {
  extends: './tsconfig.json',
  include: [
    'src/server/modules/listings',
    'src/web/listing-form',
    'demo/demo-listing.ts',
    'demo/seed/demo-rows.ts',
  ],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
};

/** Prints what the program knows about the field. */
const PROBE = `
  import { CSV_COLUMNS } from '#domain/exchange/columns.ts';
  import { ITEMS, fieldOfItem } from '#domain/exchange/open-marine.ts';
  import { fieldsFor } from '#domain/listings/fields/form-fields.ts';
  import { readFilters } from '#domain/search/addresses/read-filters.ts';
  import { Boat } from '#contract/boats/boat.ts';
  import { MAPPER_VERSION } from '#server/modules/listings/boats/stored/mapper-version.ts';
  console.log(JSON.stringify({
    form: fieldsFor('sailing', 'cruisers').includes('airDraft'),
    answer: 'airDraft' in Boat.shape,
    column: CSV_COLUMNS.includes('airDraft'),
    item: fieldOfItem('Air draft') === 'airDraft' && ITEMS.some(({ field, unit }) => field === 'airDraft' && unit === 'metres'),
    filter: JSON.stringify(readFilters(new URLSearchParams('maxAirDraft=12'))),
    version: MAPPER_VERSION,
  }));
`;

const run = (folder: string, ...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

function probe(folder: string) {
  return JSON.parse(run(folder, '--input-type=module', '--eval', PROBE));
}

const filesIn = (folder: string) =>
  COPIED.flatMap((name) =>
    name.includes('.')
      ? [name]
      : readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name: file }) => join(parentPath, file).slice(join(folder, '/').length)),
  );

describe('docs/adding-a-field.md', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'slipway-field-'));
    const isSource = (path: string) => !path.endsWith('node_modules');
    for (const name of COPIED)
      cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
    for (const [path, { before, text }] of Object.entries(WRITTEN)) {
      const source = readFileSync(join(copy, path), 'utf8');
      expect(source, path).toContain(before);
      writeFileSync(join(copy, path), source.replace(before, text + before));
    }
    run(copy, 'scripts/migration.ts', 'air-draught');
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('names every file in which a new field is written: its definition, its column and its demo value', () => {
    const old = new Set(filesIn(root));
    const files = filesIn(copy);
    const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
    const touched = files.filter((file) => !old.has(file) || read(copy, file) !== read(root, file));
    const isMigration = (file: string) => file.startsWith('migrations/');
    expect(touched.filter((file) => !isMigration(file)).sort()).toEqual(Object.keys(WRITTEN).sort());
    const guide = read(root, 'docs/adding-a-field.md');
    for (const path of [
      'src/domain/listings/fields/table',
      'src/server/modules/listings/listings.table.ts',
      'demo/demo-listing.ts',
    ])
      expect(guide).toContain(path);
    const [sql = ''] = touched.filter((file) => file.endsWith('_air-draught.sql'));
    expect(read(copy, sql)).toContain('ALTER TABLE "listings" ADD COLUMN "air_draft_m" double precision');
  });

  it('is right that everything else follows: form, answers, files of boats, filter and the version of stored boats', () => {
    const { version, filter, ...knows } = probe(copy);
    expect(knows).toEqual({ form: true, answer: true, column: true, item: true });
    expect(filter).toContain('12');
    expect(version).not.toBe(probe(root).version);
  });

  it('is right that nothing else has to be changed for the code to compile', () => {
    writeFileSync(join(copy, 'tsconfig.field.json'), JSON.stringify(TYPE_CHECK));
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '--project', 'tsconfig.field.json'],
      { cwd: copy, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
  });
});
