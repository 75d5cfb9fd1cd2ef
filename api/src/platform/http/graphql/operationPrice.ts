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
// The CommonJS build of this library shares its `graphql` with `import 'graphql'` in Node.
import {
  type ComplexityEstimator,
  createComplexityRule,
  fieldExtensionsEstimator,
} from 'graphql-query-complexity/cjs';

/** Assumed rows of a list without pages. */
const LIST_LENGTH = 25;

/** The maximum number of rows of a page. Fields reject longer pages. */
const MAX_PAGE = 1_000;

/**
 * The maximum offset that is charged. A hundred skipped rows cost 1, because the database reads them. An
 * offset therefore costs at most half of the maximum cost.
 */
const MAX_OFFSET = 1_000_000;

/** The cost of about one database query. */
const ROOT_FIELD_COST = 10;

const INTROSPECTION_COST = 500;

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

/**
 * Estimates the cost of a field without the option `complexity`. Each object costs 1, multiplied by the
 * number of rows of its list or page.
 */
const estimateField: ComplexityEstimator = ({ field, type, args, childComplexity }) => {
  if (field.name.startsWith('__')) return field.name === '__typename' ? 0 : INTROSPECTION_COST;
  const ownCost = ROOTS.has(type.name) ? ROOT_FIELD_COST : 0;
  if (isLeafType(getNamedType(field.type))) return ownCost;
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  const page = args.limit ?? args.first;
  const rows = page === undefined ? LIST_LENGTH : clamp(page, 1, MAX_PAGE);
  // A page contains its list as a field, and that field is already priced as LIST_LENGTH rows.
  const multiplier = isList ? rows : page === undefined ? 1 : Math.max(1, rows / LIST_LENGTH);
  const skipped = clamp(args.offset ?? 0, 0, MAX_OFFSET) / 100;
  return ownCost + Math.ceil(multiplier * (1 + childComplexity)) + Math.floor(skipped);
};

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

const estimators = [fieldExtensionsEstimator(), estimateField];

interface OperationPrice {
  readonly cost: number;
  /**
   * False if some values are invalid. A field or an operation with invalid values costs nothing, because it
   * does not run.
   */
  readonly isComplete: boolean;
}

/** Calculates the cost of a valid operation. */
export function priceOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): OperationPrice {
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
  return { cost, isComplete: errors.length === 0 };
}
