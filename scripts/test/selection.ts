// Selects the tests to run by the arguments after `npm test --`.

/** The suites to run, each with the paths that narrow it. An empty list means the whole suite. */
export interface TestSelection {
  jest?: string[];
  playwright?: string[];
}

/**
 * Selects all suites without arguments. `unit` and `e2e` select a suite. A path selects tests by their file;
 * browser tests have paths under `e2e/`.
 */
export function selectTests(args: string[]): TestSelection {
  if (args.length === 0) return { jest: [], playwright: [] };
  const inBrowser = args.filter(arg => /^e2e(\/|$)/.test(arg));
  const others = args.filter(arg => !inBrowser.includes(arg));
  const paths = (chosen: string[], suite: string) => (chosen.includes(suite) ? [] : chosen);
  return {
    ...(others.length > 0 && { jest: paths(others, 'unit') }),
    ...(inBrowser.length > 0 && { playwright: paths(inBrowser, 'e2e') }),
  };
}
