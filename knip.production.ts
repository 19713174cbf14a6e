import shared from './knip.json' with { type: 'json' };

const product = shared.workspaces['.'];

/** For `knip --production`: what only tests use is dead code. An export that its own file uses too is not. */
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
