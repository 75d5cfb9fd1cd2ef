import { type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { formatInteger } from '../../../rules/numbers/formatNumbers.ts';
import { LIMITS } from './operationShape.ts';

/**
 * Creates a function that removes the input from GraphQL's messages about invalid queries.
 * The function keeps quoted names of the schema and other words of GraphQL's own messages. It replaces
 * everything else by `…`, so messages of newer versions cannot leak input either. The locations of the error
 * show the position in the query.
 */
export function createMessageSanitizer(schema: GraphQLSchema): (message: string) => string {
  const names = collectNames(schema);
  const isSchemaName = (text: string) =>
    QUOTED_NAME.exec(text)
      ?.slice(1)
      .every(name => name === undefined || names.has(name)) ?? false;

  return message => {
    if (/^Syntax Error: Document contains more/.test(message)) return TOO_LONG_MESSAGE;
    return message
      .split(QUOTED)
      .map((part, index) =>
        index % 2 === 0 ? part.replace(WORD, replaceUnknownWord) : isSchemaName(part) ? part : '"…"',
      )
      .join('')
      .replace(PLACEHOLDERS, '…');
  };
}

const TOO_LONG_MESSAGE = `The query has more than ${formatInteger(LIMITS.tokens)} tokens.`;

/**
 * A string as JSON and GraphQL write it, possibly unterminated. When a message is split by this pattern, the
 * strings have odd positions.
 */
const QUOTED = /("(?:[^"\\]|\\.?)*(?:"|$))/s;

/** A field, `Type.field`, `[Type!]!`, or `field { ... }` as GraphQL suggests it. */
const QUOTED_NAME = /^"\[*(\w+)(?:\.(\w+))?[\]!]*(?: \{ \.\.\. \})?"$/;

const WORD = /[^\s"<>(){}[\],.:;?!…]+/g;

/** Matches the rest of a list or an object after its strings were replaced. */
const PLACEHOLDERS = /[{[]{0,9}"?…[\s",:…{}[\]]*…"?[}\]]*/g;

const replaceUnknownWord = (word: string) => (VOCABULARY.has(word.toLowerCase()) ? word : '…');

/** The words of GraphQL's messages about queries and variables, without quoted words. */
const VOCABULARY: ReadonlySet<string> = new Set(
  `32-bit a aborted after aliases already an and anonymous any are argument arguments as at be because
    boolean both but by can cannot character complete composite conflict conflicting constant contains defined
    definition depth did different differing digit directive document does each either enum eof error errors
    escape exactly exceeded executable exist expected expecting false fetch field fields find float for found
    fragment from got has have here id if in inline input inside int integer intended intentional
    introspection invalid is it itself leaf limit list many maximum may mean more most multiple must name
    named never no non non-enum non-integer non-null non-nullable non-object non-string not null number
    numeric object objects of on once one only operation operations or parsing please position positional
    possible provide provided query reached represent represented required runtime scalar schema selection
    selections sequence should signed since single specified spread string subfields subscription such support
    supported syntax than that the there this to tokens too true type types unexpected unicode unique unknown
    unterminated use used validation value values variable variables via was when where which with within you`.split(
    /\s+/,
  ),
);

/** Collects every name of the schema. */
function collectNames(schema: GraphQLSchema): ReadonlySet<string> {
  const names = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    names.add(type.name);
    if (isEnumType(type)) for (const { name } of type.getValues()) names.add(name);
    if (isInputObjectType(type)) for (const name of Object.keys(type.getFields())) names.add(name);
    if (!isObjectType(type)) continue;
    for (const { name, args } of Object.values(type.getFields())) {
      names.add(name);
      for (const argument of args) names.add(argument.name);
    }
  }
  return names;
}
