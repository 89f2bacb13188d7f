import { registerHooks } from 'node:module';

// @stryker-mutator/mocha-runner 10.0.0 requires mocha's files without an extension; mocha 12 names them .cjs, which
// `require` does not try.
const hooks = registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(/\/mocha\/lib\/cli\/[\w-]+$/.test(specifier) ? `${specifier}.cjs` : specifier, context),
});

/** Stryker's test runner for mocha, under the names that Stryker reads from a plugin. */
export const { strykerPlugins, strykerValidationSchema } = await import('@stryker-mutator/mocha-runner');

hooks.deregister();
