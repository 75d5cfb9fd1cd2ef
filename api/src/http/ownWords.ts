import { type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { LIMITS } from './limits/limits.ts';

/**
 * What GraphQL says of a query that does not fit, in words that repeat nothing of what was sent: only names that the
 * schema has are told, also where they are suggested. Where it went wrong is told by the error's locations.
 */
export function inOurWords(schema: GraphQLSchema): (said: string) => string {
  const words = wordsOf(schema);
  const isOurs = (text: string) => words.has(text.replace(/[[\]!]/g, ''));

  return said => {
    for (const { pattern, tell } of SENTENCES) {
      const match = pattern.exec(said);
      if (!match) continue;
      const names = match.slice(1);
      if (names.every(isOurs)) return tell(...names) + suggestion(said, isOurs);
    }
    return 'The query does not fit the schema.';
  };
}

/** Every name of the schema. */
function wordsOf(schema: GraphQLSchema): ReadonlySet<string> {
  const words = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    words.add(type.name);
    if (isEnumType(type)) for (const { name } of type.getValues()) words.add(name);
    if (isInputObjectType(type)) for (const name of Object.keys(type.getFields())) words.add(name);
    if (!isObjectType(type)) continue;
    for (const { name, args } of Object.values(type.getFields())) {
      words.add(name);
      for (const argument of args) words.add(argument.name);
    }
  }
  return words;
}

const QUOTED = /"(\w+)"/g;

/** GraphQL suggests names that are near; it may go on doing so. */
function suggestion(said: string, isOurs: (text: string) => boolean): string {
  const [, suggested = ''] = /Did you mean ([^?]*)\?$/.exec(said) ?? [];
  const names = [...suggested.matchAll(QUOTED)].map(([, name = '']) => name).filter(isOurs);
  return names.length > 0 ? ` Did you mean ${names.join(' or ')}?` : '';
}

interface Sentence {
  /** How GraphQL begins to say it; what it captures are names that must be the schema's. */
  readonly pattern: RegExp;
  readonly tell: (...names: string[]) => string;
}

const expected = (type?: string) => `A value of type ${type} is expected.`;

/** The first that fits is told. */
const SENTENCES: readonly Sentence[] = [
  {
    pattern: /^Syntax Error: Document contains more tha[nt] \d+ tokens/,
    tell: () => `The query is longer than ${LIMITS.tokens.toLocaleString('en-US')} words and signs.`,
  },
  { pattern: /^Syntax Error/, tell: () => 'The query cannot be read as GraphQL.' },
  { pattern: /^Cannot query field "[^"]*" on type "(\w+)"/s, tell: type => `${type} has no such field.` },
  {
    pattern: /^Unknown argument "[^"]*" on field "(\w+)\.(\w+)"/s,
    tell: (type, field) => `${type}.${field} has no such argument.`,
  },
  {
    pattern: /^Field "(\w+)" argument "(\w+)" of type "([\w![\]]+)" is required/,
    tell: (field, argument, type) => `${field} needs its argument ${argument}, of type ${type}.`,
  },
  {
    pattern: /^Field "(\w+)" of type "([\w![\]]+)" must have a selection/,
    tell: (field, type) => `${field} is of type ${type}: say which of its fields are wanted.`,
  },
  {
    pattern: /^Field "(\w+)" must not have a selection since type "([\w![\]]+)"/,
    tell: (field, type) => `${field} is of type ${type}, which has no fields to choose from.`,
  },
  { pattern: /^Unknown type/, tell: () => 'There is no such type.' },
  { pattern: /^Unknown directive/, tell: () => 'There is no such directive.' },
  { pattern: /^Unknown fragment/, tell: () => 'A fragment is used that is not defined.' },
  { pattern: /^Fragment "[^"]*" is never used/s, tell: () => 'A fragment is defined that is not used.' },
  { pattern: /^Cannot spread fragment/, tell: () => 'A fragment contains itself.' },
  { pattern: /^Fragment .*cannot/s, tell: () => 'A fragment stands on a type that it is not for.' },
  { pattern: /^Variable "[^"]*" is not defined/s, tell: () => 'A variable is used that is not declared.' },
  { pattern: /^Variable "[^"]*" is never used/s, tell: () => 'A variable is declared that is not used.' },
  {
    pattern: /^Variable "[^"]*" of type "[^"]*" used in position expecting type "([\w![\]]+)"/s,
    tell: type => `A variable stands where its type does not fit: ${type} is expected.`,
  },
  {
    pattern: /^Variable "[^"]*" of (?:required|non-null) type "([\w![\]]+)"/s,
    tell: type => `A variable of type ${type} must be sent, and not be null.`,
  },
  {
    pattern: /^Argument "(\w+)" of non-null type "([\w![\]]+)"/,
    tell: (argument, type) => `${argument}, of type ${type}, must not be empty.`,
  },
  { pattern: /Field ".*" is not defined by type "?(\w+)"?/s, tell: type => `${type} has no such field.` },
  {
    pattern: /Field "?(\w+)"? of required type "?([\w![\]]+)"? was not provided/,
    tell: (field, type) => `${field}, of type ${type}, is missing.`,
  },
  { pattern: /^Value ".*" does not exist in "(\w+)" enum/s, tell: expected },
  { pattern: /^Enum "(\w+)" cannot represent/, tell: expected },
  { pattern: /^(Int|Float|String|Boolean|ID) cannot represent/, tell: expected },
  { pattern: /^Expected value of type "([\w![\]]+)"/, tell: expected },
  { pattern: /Expected (?:non-nullable )?type "?([\w![\]]+)"?[^;]*$/s, tell: expected },
  { pattern: /; (Int|Float|String|Boolean|ID) cannot represent[^;]*$/s, tell: expected },
  {
    pattern: /^Variable "[^"]*" got invalid value/s,
    tell: () => 'The value of a variable does not fit its type.',
  },
  {
    pattern: /^Fields ".*" conflict because/s,
    tell: () => 'Two different fields have one name in the answer: give one of them an alias.',
  },
  {
    pattern: /^There can be only one/,
    tell: () => 'The query names something twice that can be there once.',
  },
  { pattern: /^Maximum introspection depth/, tell: () => 'The introspection goes too deep.' },
  { pattern: /^Too many validation errors/, tell: () => 'There are more errors than are told here.' },
];
