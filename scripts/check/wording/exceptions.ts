// Words that docs/STYLE.md rules out in general, but that are standard terms here.

/** Phrases of names and prose that a library, a protocol or the trade uses. */
export const STANDARD_PHRASES =
  /\b(?:round trips?|keep alive|wall (?:clock|seconds|time)|what if|flex basis|ahead or behind|stands? for|connection refused|there (?:is|are|was) no|all settled)\b/g;

/** The allowed names, each with its reason. */
export const ALLOWED_NAMES: Readonly<Record<string, string>> = {
  isOneOf: 'a test of membership, as in Jest and class-validator',
  valueOf: 'a method of JavaScript',
};
