import { BREAK, type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql';

/** One operation of a document that is valid. */
export interface ChosenOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/**
 * Whether the compiler answers an operation as the GraphQL specification says. It does not when a variable that was not
 * sent has a default but may not be null, or stands for a field of an object (the compiler then reads null: an entry that was
 * not named would be emptied), nor when a fragment is spread under a condition (its other spreads are forgotten).
 * What changes something is never compiled: it has nothing to gain, and the most to lose.
 */
export function isCompilable({ document, operation }: ChosenOperation): boolean {
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
