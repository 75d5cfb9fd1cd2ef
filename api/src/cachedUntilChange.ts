import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Topic } from './topics.ts';

/**
 * Marks a query whose answer depends on its arguments, today, the viewer's position and these topics, and on nothing else.
 * Its answer is cached until one of them changes (http/answerCache.ts).
 */
export const CachedUntilChange = (...topics: readonly Topic[]): MethodDecorator => Extensions({ topics });

/** The topics that the answer of an operation depends on; undefined when one of its queries is not cacheable. */
export function topicsOf(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
): readonly Topic[] | undefined {
  if (operation !== 'query') return undefined;
  const queries = schema.getQueryType()?.getFields() ?? {};
  const topics = selectionSet.selections.map(each =>
    each.kind === Kind.FIELD
      ? (queries[each.name.value]?.extensions.topics as Topic[] | undefined)
      : undefined,
  );
  return topics.includes(undefined) ? undefined : [...new Set(topics.flatMap(each => each ?? []))];
}
