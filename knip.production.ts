import shared from './knip.json' with { type: 'json' };

const product = shared.workspaces['.'];

/** For `knip --production`: code that only tests use is dead code, unless its own file uses it too. */
export default {
  ...shared,
  workspaces: {
    ...shared.workspaces,
    '.': {
      ...product,
      entry: [...product.entry, 'src/server/main.ts!', 'src/web/routes.ts!', 'vite.config.ts!'],
    },
    demo: {
      ...shared.workspaces.demo,
      entry: [...shared.workspaces.demo.entry, 'artwork/brand/publish.ts!'],
    },
  },
  ignoreExportsUsedInFile: true,
  exclude: ['types', 'dependencies'],
};
