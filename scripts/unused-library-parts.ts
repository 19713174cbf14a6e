import type { Plugin } from 'vite';

/**
 * What browsers get instead of a module that the site does not use: a name that is missing here fails the build.
 * The router's hooks for measuring, the last two of them in code for servers; and the query library's cache of
 * mutations, because pages send changes with their own calls.
 */
const INSTEAD: readonly (readonly [module: RegExp, code: string])[] = [
  [
    /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;
      export const instrumentHandler = (handler) => handler();
      export const instrumentationResultMetaContext = undefined;
    `,
  ],
  [
    /\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
    `
      export class MutationCache {
        clear() {}
        resumePausedMutations = () => Promise.resolve();
      }
    `,
  ],
];

/** Browsers get libraries without the parts that no page uses. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const code = INSTEAD.find(([module]) => module.test(id))?.[1];
      return code === undefined ? undefined : { code, moduleSideEffects: false };
    },
  };
}
