// Runs a Jest test file in Node itself. A module that several files import is loaded once for all of them, as
// in the product (docs/adr/code-and-tests.md).
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const require = createRequire(import.meta.url);
/** The default runner of Jest. It comes with Jest and has no types. */
const CIRCUS = ['jest-circus', 'runner'].join('/');
const { default: runWithCircus } = require(CIRCUS);
let canLoadTypeScript = false;

/**
 * A `testRunner` of Jest: Jest's default runner, except for the module loader.
 * @param {object} globalConfig
 * @param {{ transform: [pattern: string, path: string, options: object][] }} config
 * @param {object} environment
 * @param {Record<string, unknown>} runtime Jest's loader of modules
 * @param {string} testPath
 * @param {unknown[]} rest
 */
export default async function inNode(globalConfig, config, environment, runtime, testPath, ...rest) {
  if (!canLoadTypeScript) loadTypeScript(config.transform[0]?.[2] ?? {});
  canLoadTypeScript = true;
  Reflect.deleteProperty(Error, 'prepareStackTrace'); // the version of Jest only handles files that Jest has loaded
  // Reloads only the module that counts the tests of a file, so that each file starts with 0 tests.
  runtime.requireInternalModule = (/** @type {string} */ path) => {
    delete require.cache[path];
    return require(path);
  };
  runtime.unstable_shouldLoadAsEsm = () => true;
  runtime.unstable_importModule = importHere;
  const here = { ...environment, global: globalThis };
  const env = { ...process.env };
  try {
    return await runWithCircus(globalConfig, config, here, runtime, testPath, ...rest);
  } finally {
    process.env = env; // resets environment variables that a test file has set
  }
}

/** @param {string} path */
const importHere = path => import(pathToFileURL(path).href);

/**
 * Lets Node load TypeScript with decorators, which its type stripping does not support.
 * @param {object} options swc's
 */
function loadTypeScript(options) {
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith('file:') || !/\.tsx?$/.test(url)) return next(url, context);
      const filename = fileURLToPath(url);
      const source = readFileSync(filename, 'utf8');
      const { code } = transformSync(source, { ...options, filename, sourceMaps: 'inline' });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
  process.setSourceMapsEnabled(true);
}
