// Words that docs/STYLE.md avoids and that are standard here, each with its reason.

/** Phrases of names and prose that a library, a protocol or the trade uses. */
export const STANDARD_PHRASES =
  /\b(?:round trips?|keep alive|wall (?:clock|seconds|time)|what if|flex basis|ahead or behind|stands? for|connection refused|there (?:is|are|was) no|all settled)\b/g;

/** Names that stay, by whole name. */
export const ALLOWED_NAMES: Readonly<Record<string, string>> = {
  isOneOf: 'a test of membership, as in Jest and class-validator',
  valueOf: 'a method of JavaScript',
};
