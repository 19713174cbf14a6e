import shared from './knip.json' with { type: 'json' };

/** For `knip --production`: what only tests use is dead code. An export that its own file uses too is not. */
export default {
  ...shared,
  entry: [...shared.entry, 'src/server/main.ts!', 'src/web/routes.ts!', 'vite.config.ts!'],
  ignoreExportsUsedInFile: true,
  exclude: ['types', 'dependencies'],
};
