import { type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { countText } from '../rules/numbers/countText.ts';
import { LIMITS } from './limits/limits.ts';

/**
 * GraphQL's message about a query that does not fit, without anything that was sent: a quoted name stays when the schema has
 * it, any other word when GraphQL's messages are made of it. The rest is `…`, so that a message of a newer GraphQL
 * cannot leak either. The error's locations tell where it went wrong.
 */
export function safeMessages(schema: GraphQLSchema): (message: string) => string {
  const names = namesOf(schema);
  const isOfSchema = (quoted: string) =>
    NAMES.exec(quoted)
      ?.slice(1)
      .every(name => name === undefined || names.has(name)) ?? false;

  return message => {
    if (/^Syntax Error: Document contains more/.test(message)) return TOO_LONG;
    return message
      .split(QUOTED)
      .map((part, index) =>
        index % 2 === 0 ? part.replace(WORD, knownWord) : isOfSchema(part) ? part : '"…"',
      )
      .join('')
      .replace(BLANKS, '…');
  };
}

const TOO_LONG = `The query is longer than ${countText(LIMITS.tokens)} words and signs.`;

/** A string as JSON and GraphQL write it, to the end when it has none. Its parts stand at the odd places of a split. */
const QUOTED = /("(?:[^"\\]|\\.?)*(?:"|$))/s;

/** A field, `Type.field`, `[Type!]!`, or `field { ... }` as GraphQL suggests it. */
const NAMES = /^"\[*(\w+)(?:\.(\w+))?[\]!]*(?: \{ \.\.\. \})?"$/;

const WORD = /[^\s"<>(){}[\],.:;?!…]+/g;

/** What is left of a list or an object. */
const BLANKS = /[{[]{0,9}"?…[\s",:…{}[\]]*…"?[}\]]*/g;

const knownWord = (word: string) => (VOCABULARY.has(word.toLowerCase()) ? word : '…');

/** The words of GraphQL's messages about queries and variables, quoted ones apart. */
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

/** Every name of the schema. */
function namesOf(schema: GraphQLSchema): ReadonlySet<string> {
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
