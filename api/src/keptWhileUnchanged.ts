import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Marks a query whose answer depends on nothing but its arguments, today, the viewer's position and the tables that
 * advance the store's version. Such an answer is kept until that version changes (http/keptAnswers.ts).
 */
export const KeptWhileUnchanged = (): MethodDecorator => Extensions({ isKept: true });

/** Whether an operation asks for nothing but kept queries. */
export function isKept(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean {
  if (operation !== 'query') return false;
  const queries = schema.getQueryType()?.getFields() ?? {};
  return selectionSet.selections.every(
    each => each.kind === Kind.FIELD && queries[each.name.value]?.extensions.isKept === true,
  );
}
