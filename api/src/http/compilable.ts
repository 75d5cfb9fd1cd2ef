import { BREAK, type DocumentNode, Kind, type OperationDefinitionNode, type ValueNode, visit } from 'graphql';

/**
 * Whether the compiler answers an operation as the GraphQL specification says. It does not when a variable that was not sent
 * has a default but may not be null, or stands within an object or a list (the compiler then reads null: an entry that
 * was not named would be emptied), nor when a fragment is spread under a condition (its other spreads are forgotten).
 * What changes something is never compiled: it has nothing to gain, and the most to lose.
 */
export function isCompilable(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  if (operation.operation !== 'query') return false;
  let isReadAlike = true;
  const differs = () => {
    isReadAlike = false;
    return BREAK;
  };
  visit(document, {
    VariableDefinition: ({ type, defaultValue }) =>
      type.kind === Kind.NON_NULL_TYPE && defaultValue ? differs() : undefined,
    ObjectField: ({ value }) => (isVariable(value) ? differs() : undefined),
    ListValue: ({ values }) => (values.some(isVariable) ? differs() : undefined),
    FragmentSpread: ({ directives }) => (directives?.length ? differs() : undefined),
  });
  return isReadAlike;
}

const isVariable = ({ kind }: ValueNode) => kind === Kind.VARIABLE;
