import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  validate,
} from 'graphql';
// This build shares its `graphql` with `import 'graphql'` in Node.
import {
  type ComplexityEstimator,
  createComplexityRule,
  fieldExtensionsEstimator,
} from 'graphql-query-complexity/cjs';

/** Rows of a list that is not read in pages. */
const LIST_LENGTH = 25;

/** Fields reject longer pages. */
const MAX_PAGE = 1_000;

/** The database reads the rows that a page passes over: a hundred cost 1, up to half of what is allowed. */
const MAX_OFFSET = 1_000_000;

/** About one query of the database. */
const ROOT_FIELD_COST = 10;

const INTROSPECTION_COST = 500;

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

/** Estimates a field without the option `complexity`: 1 for each object, times the rows of its list or page. */
const estimateField: ComplexityEstimator = ({ field, type, args, childComplexity }) => {
  if (field.name.startsWith('__')) return field.name === '__typename' ? 0 : INTROSPECTION_COST;
  const ownCost = ROOTS.has(type.name) ? ROOT_FIELD_COST : 0;
  if (isLeafType(getNamedType(field.type))) return ownCost;
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  const page = args.limit ?? args.first;
  const rows = page === undefined ? LIST_LENGTH : clamp(page, 1, MAX_PAGE);
  // The list of a page is inside of it, priced as LIST_LENGTH rows.
  const times = isList ? rows : page === undefined ? 1 : Math.max(1, rows / LIST_LENGTH);
  const skipped = clamp(args.offset ?? 0, 0, MAX_OFFSET) / 100;
  return ownCost + Math.ceil(times * (1 + childComplexity)) + Math.floor(skipped);
};

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

const estimators = [fieldExtensionsEstimator(), estimateField];

interface Priced {
  readonly cost: number;
  /** A field or an operation whose values are not accepted costs nothing, as it does not run. */
  readonly isWhole: boolean;
}

/** Prices a valid operation. */
export function priceOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Priced {
  let cost = Number.POSITIVE_INFINITY;
  const rule = createComplexityRule({
    estimators,
    maximumComplexity: Number.POSITIVE_INFINITY,
    variables,
    ...(operation.name && { operationName: operation.name.value }),
    onComplete: complexity => {
      cost = complexity;
    },
  });
  const errors = validate(schema, document, [rule]);
  return { cost, isWhole: errors.length === 0 };
}
