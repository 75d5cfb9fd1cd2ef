// What of the tests to run, from the words after `npm test --`.

/** Which suites run, each with the paths that narrow it (none: all of it). */
export interface Selection {
  jest?: string[];
  playwright?: string[];
}

/** No words: everything. `unit` and `e2e` choose a suite; a path chooses tests by their file, under `e2e/` the browser's. */
export function selectTests(words: string[]): Selection {
  if (words.length === 0) return { jest: [], playwright: [] };
  const inBrowser = words.filter(word => /^e2e(\/|$)/.test(word));
  const others = words.filter(word => !inBrowser.includes(word));
  const paths = (chosen: string[], suite: string) => (chosen.includes(suite) ? [] : chosen);
  return {
    ...(others.length > 0 && { jest: paths(others, 'unit') }),
    ...(inBrowser.length > 0 && { playwright: paths(inBrowser, 'e2e') }),
  };
}
