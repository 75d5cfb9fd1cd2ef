import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Marks a query whose answer depends on its arguments, today, the viewer's position and the tables that advance the
 * store's version, and on nothing else. Its answer is cached until that version changes (http/answerCache.ts).
 */
export const CachedUntilChange = (): MethodDecorator => Extensions({ isCacheable: true });

/** Whether every query of an operation is cacheable. */
export function isCacheable(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  if (operation !== 'query') return false;
  const queries = schema.getQueryType()?.getFields() ?? {};
  return selectionSet.selections.every(
    each => each.kind === Kind.FIELD && queries[each.name.value]?.extensions.isCacheable === true,
  );
}
