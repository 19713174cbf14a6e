import { registerHooks } from 'node:module';

/** openapi-typescript needs the JavaScript API of TypeScript 5, which TypeScript 7 does not have; ts-morph bundles it. */
const TYPESCRIPT_5 = new URL(
  `data:text/javascript,import { ts } from ${JSON.stringify(import.meta.resolve('@ts-morph/common'))}; export default ts;`,
).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? { url: TYPESCRIPT_5, shortCircuit: true } : next(specifier, context),
});
