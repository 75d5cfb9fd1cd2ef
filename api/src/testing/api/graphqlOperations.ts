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
import { getGraphqlSchema } from '../../wiring/graphqlSchema.ts';
import { hostileValue, plainEmail } from './hostileValues.ts';

/** A query or mutation of the schema, as one request that selects `__typename` or nothing. */
export interface GraphqlOperation {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  readonly query: string;
  /** Arguments that match their types. The product may still reject some arguments by finer rules. */
  readonly validArguments: fc.Arbitrary<Record<string, unknown>>;
  /** Valid arguments without optional arguments. */
  readonly minimalArguments: fc.Arbitrary<Record<string, unknown>>;
  /** Mostly valid arguments, sometimes with a hostile value. */
  readonly mostlyValidArguments: fc.Arbitrary<Record<string, unknown>>;
}

/** Lists every query and mutation of the schema. */
export async function listGraphqlOperations(): Promise<GraphqlOperation[]> {
  const schema = await getGraphqlSchema();
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map(({ name, args, type: resultType }) => ({
      kind,
      name,
      query: `${kind}${formatArguments(args, arg => `$${arg.name}: ${toVariableType(arg)}`)} { ${name}${formatArguments(args, arg => `${arg.name}: $${arg.name}`)} ${isLeafType(unwrapType(resultType)) ? '' : '{ __typename }'} }`,
      validArguments: arbitraryRecord(args, arbitraryValue),
      minimalArguments: arbitraryRecord(args.filter(isRequired), minimalValue),
      mostlyValidArguments: arbitraryRecord(args, arg =>
        fc.oneof({ weight: 9, arbitrary: arbitraryValue(arg) }, { weight: 1, arbitrary: hostileValue }),
      ),
    })),
  );
}

/** Generates the variables that an operation declares, sometimes with a hostile value. */
export function arbitraryVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): fc.Arbitrary<Record<string, unknown>> {
  const inputs = variableDefinitions.map(({ variable, type, defaultValue }) => ({
    name: variable.name.value,
    type: typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType,
    defaultValue,
  }));
  return arbitraryRecord(inputs, item =>
    fc.oneof({ weight: 19, arbitrary: arbitraryValue(item) }, { weight: 1, arbitrary: hostileValue }),
  );
}

const formatArguments = (args: readonly GraphQLArgument[], format: (arg: GraphQLArgument) => string) =>
  args.length === 0 ? '' : `(${args.map(format).join(', ')})`;

/** Unwraps a type from its `!` and `[]`. */
const unwrapType = (type: unknown): unknown =>
  isNonNullType(type) || isListType(type) ? unwrapType(type.ofType) : type;

/** An argument, or a field of an input. */
interface InputDefinition {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}

/** A value with a default may be omitted. */
const toVariableType = ({ type, defaultValue }: InputDefinition) =>
  isNonNullType(type) && defaultValue !== undefined ? type.ofType : type;

const isRequired = ({ type, defaultValue }: InputDefinition) =>
  isNonNullType(type) && defaultValue === undefined;

function arbitraryRecord(
  inputs: readonly InputDefinition[],
  value: (item: InputDefinition) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const item of inputs) fields[item.name] = value(item);
  return fc.record(fields, { requiredKeys: inputs.filter(isRequired).map(item => item.name) });
}

const day = fc.date({ min: new Date('2026-05-01'), max: new Date('2026-07-31'), noInvalidDate: true });

const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: fc.integer({ min: 1, max: 6 }), // IDs that a seeded store has
  Float: fc.integer({ min: 0, max: 3_100 }).map(hundredths => hundredths / 100),
  Boolean: fc.boolean(),
  String: fc.string({ unit: 'binary', maxLength: 40 }),
  Day: day.map(item => item.toISOString().slice(0, 10)),
  Month: day.map(item => item.toISOString().slice(0, 7)),
  Cells: fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 4 }),
  Money: fc.integer({ min: 0, max: 999_999_999 }).map(cents => cents / 100),
};

/** Goals of different teams, in half units. */
const goals = fc.uniqueArray(
  fc.record({
    team: fc.constantFrom(2, 3, 4, 5),
    goal: fc.record({ total: fc.integer({ min: 0, max: 200 }).map(halves => halves / 2) }),
  }),
  { minLength: 1, selector: item => item.team },
);

const textLine = fc.string({ unit: 'binary', maxLength: 40 }).map(text => `N${text.replaceAll('\0', '')}`);

/** Arguments that need a special format. */
const argumentsByName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: plainEmail,
  reason: fc.constantFrom('Delivered in August'),
  fileName: fc.constantFrom('recap.csv', 'Käufe 2026.xlsx'),
  sha256: fc.stringMatching(/^[0-9a-f]{64}$/),
  letters: fc.stringMatching(/^[B-DF-HJKMNP-TV-Z]{6}$/),
  name: textLine,
  search: textLine,
  deletion: fc.stringMatching(/^[1-9]\d{0,5}$/),
  seconds: fc.integer({ min: 5, max: 300 }),
  goals,
};

const arbitraryValue = (input: InputDefinition): fc.Arbitrary<unknown> =>
  arbitraryOfType(input, fields => arbitraryRecord(fields, arbitraryValue));

const minimalValue = (input: InputDefinition): fc.Arbitrary<unknown> =>
  arbitraryOfType(input, fields => arbitraryRecord(fields.filter(isRequired), minimalValue));

function arbitraryOfType(
  { name, type }: InputDefinition,
  object: (fields: readonly InputDefinition[]) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return arbitraryOfType({ name, type: type.ofType }, object);
  const specialValue = argumentsByName[name];
  if (specialValue) return specialValue;
  if (isListType(type)) {
    return fc.uniqueArray(arbitraryOfType({ name, type: type.ofType }, object), {
      minLength: 1,
      maxLength: 3,
    });
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(value => value.name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    if (!type.isOneOf) return object(fields);
    return fc.oneof(...fields.map(field => fc.record({ [field.name]: arbitraryOfType(field, object) })));
  }
  const scalar = scalars[type.name];
  if (!scalar) throw new Error(`Add values of ${type.name} to testing/api/graphqlOperations.ts.`);
  return scalar;
}
