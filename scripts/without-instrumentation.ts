import type { Plugin } from 'vite';

const MODULE = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;

/** What the router imports of it, the last two in code for servers. A name that is missing here fails the build. */
const UNUSED = `
  export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
  export const getRouteInstrumentationUpdates = () => ({});
  export const instrumentClientSideRouter = (router) => router;
  export const instrumentHandler = (handler) => handler();
  export const instrumentationResultMetaContext = undefined;
`;

/** Browsers get the router without its hooks for measuring, which the site does not use. */
export function withoutInstrumentation(): Plugin {
  return {
    name: 'without-instrumentation',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (MODULE.test(id) ? { code: UNUSED, moduleSideEffects: false } : undefined),
  };
}
