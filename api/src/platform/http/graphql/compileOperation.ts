import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isInputObjectType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  typeFromAST,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../../context.ts';

/** Runs one operation. If the result has no data, the variables are invalid. */
export type RunOperation = (
  context: Context,
  variables: Readonly<Record<string, unknown>>,
) => ExecutionResult | Promise<ExecutionResult>;

/**
 * Compiles a query to a function. For a list of a thousand deals, the function needs a sixth of the time that
 * GraphQL needs (docs/adr/graphql-limits.md).
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): RunOperation {
  const canCompile = isCompilable(document, operation) && !hasNestedInput(schema, operation);
  const compiled = canCompile ? compileQuery(schema, document) : undefined;
  if (!compiled || !isCompiledQuery(compiled)) {
    return (contextValue, variableValues) => execute({ schema, document, contextValue, variableValues });
  }
  return async (context, variables) => {
    // Checks the variables with GraphQL, because the compiler accepts a list instead of an object.
    const { errors: variableErrors } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      variables,
    );
    if (variableErrors) return { errors: variableErrors };
    const { data, errors } = await compiled.query(undefined, context, variables);
    return { data: data ?? null, ...(errors && { errors: errors.map(toGraphQLError) }) };
  };
}

/** Converts the compiler's own error class to a GraphQLError. */
const toGraphQLError = ({ message, path, originalError }: GraphQLError) =>
  new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null });

/**
 * Returns whether the compiler runs an operation as the GraphQL specification requires.
 * The compiler differs in three cases. First, an absent variable has a default but must not be null. Second,
 * an absent variable is a field of an object: the compiler reads null, which would clear the value. Third, a
 * fragment is spread under a condition: the compiler ignores the other spreads of this fragment. Mutations
 * are never compiled, because compilation does not make them faster.
 */
export function isCompilable(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const { variableDefinitions = [] } = operation;
  if (operation.operation !== 'query') return false;
  if (variableDefinitions.some(({ type, defaultValue }) => isNonNull(type) && defaultValue)) return false;

  const optionalVariables = new Set(
    variableDefinitions
      .filter(({ type, defaultValue }) => !isNonNull(type) && !defaultValue)
      .map(({ variable }) => variable.name.value),
  );
  let isSupported = true;
  const markUnsupported = () => {
    isSupported = false;
    return BREAK;
  };
  visit(document, {
    ObjectField: ({ value }) =>
      value.kind === Kind.VARIABLE && optionalVariables.has(value.name.value) ? markUnsupported() : undefined,
    FragmentSpread: ({ directives }) => (directives?.length ? markUnsupported() : undefined),
  });
  return isSupported;
}

/**
 * Returns whether a variable is an object within an object. The compiler requires the fields of absent
 * objects.
 */
const hasNestedInput = (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.some(({ type }) => {
    const input = getNamedType(typeFromAST(schema, type as NamedTypeNode));
    return (
      isInputObjectType(input) &&
      Object.values(input.getFields()).some(field => isInputObjectType(getNamedType(field.type)))
    );
  });

const isNonNull = ({ kind }: { readonly kind: Kind }) => kind === Kind.NON_NULL_TYPE;
