// Words that docs/STYLE.md rules out in general, but that are standard terms here.

/** Phrases of names and prose that a library, a protocol or the trade uses. */
export const STANDARD_PHRASES =
  /\b(?:round trips?|keep alive|wall (?:clock|seconds|time)|what if|flex basis|ahead or behind|stands? for|connection refused|there (?:is|are|was) no|all settled)\b/g;

/** The allowed names, each with its reason. */
export const ALLOWED_NAMES: Readonly<Record<string, string>> = {
  isOneOf: 'a test of membership, as in Jest and class-validator',
  valueOf: 'a method of JavaScript',
  TableHead: 'a component of MUI',
  ...allow('words of a text', ['MAX_VEHICLE_WORDS', 'otherWords', 'splitWords', 'toWords']),
  ...allow('names of the GraphQL schema, which are never removed', [
    'actId',
    'acts',
    'amendDeal',
    'amendUp',
    'asked',
    'dealWay',
    'door',
    'handOn',
    'handedOn',
    'handedOnBy',
    'handedOnCount',
    'head',
    'headRow',
    'heads',
    'isEveryones',
    'keptBefore',
    'lacking',
    'neededADay',
    'ofFewUps',
    'ofGroup',
    'ofUps',
    'refused',
    'says',
    'settleImportNames',
    'stood',
    'taken',
    'takeTheirs',
    'troubles',
    'undoComparisonAct',
    'undoneAt',
    'undoneBy',
    'whatWasClosed',
  ]),
  ...allow('keys of stored JSON, and columns of the database', ['act', 'answer', 'shown', 'typed']),
};

function allow(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, reason]));
}
