import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type NamedTypeNode,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { getGraphqlSchema } from '../wiring/graphqlSchema.ts';
import { hostileValue, plainEmail } from './hostileValues.ts';

/** A query or mutation of the schema, as one request for `__typename` or for nothing. */
export interface Operation {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  readonly query: string;
  /** Arguments as their types accept them; their finer rules may still refuse some. */
  readonly accepted: fc.Arbitrary<Record<string, unknown>>;
  /** The same without any that may be left away. */
  readonly least: fc.Arbitrary<Record<string, unknown>>;
  /** The same, now and then with something nobody should send. */
  readonly sent: fc.Arbitrary<Record<string, unknown>>;
}

/** Every query and mutation there is. */
export async function graphqlOperations(): Promise<Operation[]> {
  const schema = await getGraphqlSchema();
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map(({ name, args, type: answer }) => ({
      kind,
      name,
      query: `${kind}${listed(args, each => `$${each.name}: ${declared(each)}`)} { ${name}${listed(args, each => `${each.name}: $${each.name}`)} ${isLeafType(named(answer)) ? '' : '{ __typename }'} }`,
      accepted: record(args, valueFor),
      least: record(args.filter(isRequired), leastFor),
      sent: record(args, arg =>
        fc.oneof({ weight: 9, arbitrary: valueFor(arg) }, { weight: 1, arbitrary: hostileValue }),
      ),
    })),
  );
}

/** Variables as an operation declares them; now and then with something nobody should send. */
export function variablesOf(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): fc.Arbitrary<Record<string, unknown>> {
  const given = variableDefinitions.map(({ variable, type, defaultValue }) => ({
    name: variable.name.value,
    type: typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType,
    defaultValue,
  }));
  return record(given, each =>
    fc.oneof({ weight: 19, arbitrary: valueFor(each) }, { weight: 1, arbitrary: hostileValue }),
  );
}

const listed = (args: readonly GraphQLArgument[], each: (arg: GraphQLArgument) => string) =>
  args.length === 0 ? '' : `(${args.map(each).join(', ')})`;

/** A type without its `!` and `[]`. */
const named = (type: unknown): unknown =>
  isNonNullType(type) || isListType(type) ? named(type.ofType) : type;

/** An argument, or a field of an input. */
interface Given {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}

/** What has a default may be left away. */
const declared = ({ type, defaultValue }: Given) =>
  isNonNullType(type) && defaultValue !== undefined ? type.ofType : type;

const isRequired = ({ type, defaultValue }: Given) => isNonNullType(type) && defaultValue === undefined;

function record(
  given: readonly Given[],
  value: (each: Given) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const each of given) fields[each.name] = value(each);
  return fc.record(fields, { requiredKeys: given.filter(isRequired).map(each => each.name) });
}

const day = fc.date({ min: new Date('2026-05-01'), max: new Date('2026-07-31'), noInvalidDate: true });

const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: fc.integer({ min: 1, max: 6 }), // keys that a seeded store has
  Float: fc.integer({ min: 0, max: 3_100 }).map(hundredths => hundredths / 100),
  Boolean: fc.boolean(),
  String: fc.string({ unit: 'binary', maxLength: 40 }),
  Day: day.map(each => each.toISOString().slice(0, 10)),
  Month: day.map(each => each.toISOString().slice(0, 7)),
  Cells: fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 4 }),
  Money: fc.integer({ min: 0, max: 999_999_999 }).map(cents => cents / 100),
};

/** Goals of different teams, each in halves. */
const goals = fc.uniqueArray(
  fc.record({
    team: fc.constantFrom(2, 3, 4, 5),
    goal: fc.record({ total: fc.integer({ min: 0, max: 200 }).map(halves => halves / 2) }),
  }),
  { minLength: 1, selector: each => each.team },
);

const line = fc.string({ unit: 'binary', maxLength: 40 }).map(text => `N${text.replaceAll('\0', '')}`);

/** Arguments that have to be of some kind. */
const argumentsByName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: plainEmail,
  reason: fc.constantFrom('Delivered in August'),
  fileName: fc.constantFrom('recap.csv', 'Käufe 2026.xlsx'),
  sha256: fc.stringMatching(/^[0-9a-f]{64}$/),
  letters: fc.stringMatching(/^[B-DF-HJKMNP-TV-Z]{6}$/),
  name: line,
  search: line,
  deletion: fc.stringMatching(/^[1-9]\d{0,5}$/),
  seconds: fc.integer({ min: 5, max: 300 }),
  goals,
};

const valueFor = (given: Given): fc.Arbitrary<unknown> => ofType(given, fields => record(fields, valueFor));

const leastFor = (given: Given): fc.Arbitrary<unknown> =>
  ofType(given, fields => record(fields.filter(isRequired), leastFor));

function ofType(
  { name, type }: Given,
  object: (fields: readonly Given[]) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return ofType({ name, type: type.ofType }, object);
  const ofName = argumentsByName[name];
  if (ofName) return ofName;
  if (isListType(type)) {
    return fc.uniqueArray(ofType({ name, type: type.ofType }, object), { minLength: 1, maxLength: 3 });
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(value => value.name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    if (!type.isOneOf) return object(fields);
    return fc.oneof(...fields.map(field => fc.record({ [field.name]: ofType(field, object) })));
  }
  const scalar = scalars[type.name];
  if (!scalar) throw new Error(`Say in testing/graphqlOperations.ts what a ${type.name} looks like.`);
  return scalar;
}
