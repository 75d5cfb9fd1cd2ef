import { BREAK, type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql';

/** One operation of a document that is valid. */
export interface ValidOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/**
 * Whether the compiler runs an operation as the GraphQL specification demands. It does not in three cases: a variable that
 * was not sent has a default and may not be null; such a variable stands for a field of an object (the compiler reads null,
 * which would empty the entry); a fragment is spread under a condition (its other spreads are forgotten). Mutations are
 * never compiled: they gain nothing.
 */
export function isCompilable({ document, operation }: ValidOperation): boolean {
  const { variableDefinitions = [] } = operation;
  if (operation.operation !== 'query') return false;
  if (variableDefinitions.some(({ type, defaultValue }) => isNonNull(type) && defaultValue)) return false;

  const mayBeAbsent = new Set(
    variableDefinitions
      .filter(({ type, defaultValue }) => !isNonNull(type) && !defaultValue)
      .map(({ variable }) => variable.name.value),
  );
  let isReadAlike = true;
  const differs = () => {
    isReadAlike = false;
    return BREAK;
  };
  visit(document, {
    ObjectField: ({ value }) =>
      value.kind === Kind.VARIABLE && mayBeAbsent.has(value.name.value) ? differs() : undefined,
    FragmentSpread: ({ directives }) => (directives?.length ? differs() : undefined),
  });
  return isReadAlike;
}

const isNonNull = ({ kind }: { readonly kind: Kind }) => kind === Kind.NON_NULL_TYPE;
