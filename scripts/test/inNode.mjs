// Runs a test file of Jest in Node itself: what several files import is loaded once for all of them, as in the product
// (decision 186).
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const require = createRequire(import.meta.url);
/** What Jest runs a file with by itself: it comes with Jest, and has no types. */
const CIRCUS = ['jest-circus', 'runner'].join('/');
const { default: runWithCircus } = require(CIRCUS);
let canLoadTypeScript = false;

/**
 * A `testRunner` of Jest: Jest's own, but for where a file is loaded.
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
  Reflect.deleteProperty(Error, 'prepareStackTrace'); // Jest's knows only the files that Jest has loaded
  // What counts a file's tests is the only module that is loaded anew: each file begins with none.
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
    process.env = env; // what a file has set is not the next one's
  }
}

/** @param {string} path */
const importHere = path => import(pathToFileURL(path).href);

/**
 * Node strips types by itself; decorators it does not know.
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
