// Which tests to run, from the arguments after `npm test --`.

/** Which suites run, each with the paths that narrow it (none: all of it). */
export interface Selection {
  jest?: string[];
  playwright?: string[];
}

/** No arguments: everything. `unit` and `e2e` choose a suite; a path chooses tests by their file, under `e2e/` the browser's. */
export function selectTests(args: string[]): Selection {
  if (args.length === 0) return { jest: [], playwright: [] };
  const inBrowser = args.filter(arg => /^e2e(\/|$)/.test(arg));
  const others = args.filter(arg => !inBrowser.includes(arg));
  const paths = (chosen: string[], suite: string) => (chosen.includes(suite) ? [] : chosen);
  return {
    ...(others.length > 0 && { jest: paths(others, 'unit') }),
    ...(inBrowser.length > 0 && { playwright: paths(inBrowser, 'e2e') }),
  };
}
