import { readdirSync } from 'node:fs';

/** Modules build on each other in this order; those on one step never import each other. */
const STEPS = [
  ['accounts'],
  ['push'],
  ['notifications'],
  ['media'],
  ['listings'],
  ['conversations'],
  ['search', 'watchlist', 'enquiries'],
  ['moderation', 'support', 'analytics'],
];

const modules = readdirSync('src/server/modules', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
// A module in none of these steps is on top: it may use all others, and none may use it.
const steps = [...STEPS, modules.filter((name) => !STEPS.flat().includes(name))];

const anyOf = (names) => `^src/server/modules/(${names.join('|')})/`;
const below = (step) => steps.slice(0, step).flat();

const moduleRules = steps
  .flatMap((step, at) =>
    step.map((name) => ({
      name: `module-${name}`,
      comment: `${name} may use only ${below(at).join(', ') || 'no other module'}`,
      severity: 'error',
      from: { path: `^src/server/modules/${name}/`, pathNot: '\\.test\\.ts$' },
      to: { path: anyOf(modules.filter((other) => other !== name && !below(at).includes(other))) },
    })),
  )
  .filter((rule) => !rule.to.path.includes('()'));

/** What lies directly in src/server, from the bottom up: each may use what is before it, and nothing beside or after it. */
const SERVER_LAYERS = [
  ['config'],
  ['errors.ts'],
  ['db'],
  ['platform'],
  ['deps.ts'],
  ['open-deps.ts'],
  ['http'],
  ['modules'],
  ['pages'],
  ['erasers.ts', 'retention.ts'],
  ['modules.ts'],
  ['all-jobs.ts'],
  ['app.ts'],
  ['serve.ts'],
  ['demo-market.ts'],
  ['main.ts'],
];
const withoutLayer = readdirSync('src/server').filter(
  (name) => !/\.(test|fixture)\.ts$/.test(name) && !SERVER_LAYERS.flat().includes(name),
);
if (withoutLayer.length > 0)
  throw new Error(`Give a layer to ${withoutLayer.join(', ')} of src/server in .dependency-cruiser.mjs`);

const inServer = (names) => `^src/server/(${names.map((name) => name.replace('.', '\\.')).join('|')})(/|$)`;
const layerRules = SERVER_LAYERS.flatMap((layer, at) =>
  layer.map((name) => [
    inServer([name]),
    inServer(
      SERVER_LAYERS.slice(at)
        .flat()
        .filter((other) => other !== name),
    ),
  ]),
).filter(([, to]) => !to.includes('()'));

/** Which folder must not import which. */
const ONE_WAY = [
  ['^src/domain/', '^src/(contract|server|web)/'],
  ['^src/contract/', '^src/(server|web)/'],
  ['^src/web/', '^src/server/'],
  ['^src/server/', '^src/web/'],
  ...layerRules,
  ['^src/web/ui/', '^src/web/(?!ui/|browser/)'],
  // The folders that features share, whatever their names.
  ['^src/web/(?!features/|routes/)[^/]+/', '^src/web/(features/|routes/|routes\\.ts$)'],
  ['^src/web/features/', '^src/web/(routes/|routes\\.ts$)'],
  // The product works without what measures, tests, builds and demonstrates it; main.ts has a rule of its own below.
  ['^src/', '^(bench|tests|scripts)/'],
  ['^demo/', '^(bench|tests|scripts)/'],
  ['^scripts/', '^(bench|tests|src/web/(?!offline/))'],
  ['^tests/support/', '^(bench|tests/e2e)/'],
  ['^tests/e2e/', '^bench/'],
  ['^bench/', '^(tests/e2e/(?!support/)|src/web/)'],
  // Through db/drizzle.ts, which says why.
  ['^src/server/(?!db/)', '^node_modules/drizzle-orm/'],
  // The framework loads the root and the entries by name.
  ['^src/', '^src/web/(root|entry\\.(client|server))\\.tsx$'],
];

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'imports of types count too',
      severity: 'error',
      from: { path: '^(src|bench|tests|scripts)/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-in-the-demo',
      comment: 'a painter draws on a stage and a stage names its painter: only as types',
      severity: 'error',
      from: { path: '^demo/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { pathNot: '^tests/api-client/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types)' },
    },
    ...ONE_WAY.map(([from, to]) => ({
      name: `${from} not to ${to}`,
      severity: 'error',
      from: { path: from, pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: to },
    })),
    {
      name: 'demo-without-web',
      comment: 'its tests included: the demonstration market fills the database and draws pictures',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'nothing-from-journeys',
      comment: 'what journeys share is in tests/e2e/support',
      severity: 'error',
      from: {},
      to: { path: '\\.(test|e2e)\\.tsx?$' },
    },
    {
      name: 'product-without-demo',
      comment: 'only main.ts may load the demonstration market, and only when it has something to do',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/main\\.ts$' },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-only-when-needed',
      comment: 'main.ts loads it with import(), never at its top',
      severity: 'error',
      from: { path: '^src/server/main\\.ts$' },
      to: { path: '^demo/', dynamic: false },
    },
    {
      name: 'demo-material-without-server',
      comment:
        'texts, models and drawings know the domain only; filling the database and serving pictures need the server',
      severity: 'error',
      from: { path: '^demo/(artwork|models|prose)/' },
      to: { path: '^(src/(?!domain/)|demo/(seed|pictures)/)' },
    },
    {
      name: 'features-stay-apart',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.(test|arbitrary)\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    ...moduleRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.d\\.m?ts$' },
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
