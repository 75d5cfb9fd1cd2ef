import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Topic } from './topics.ts';

/**
 * Marks a query whose answer depends on its arguments, today, the viewer's position and these topics, and on nothing else.
 * Its answer is cached until one of them changes (http/answerCache.ts).
 */
export const CachedUntilChange = (...topics: readonly Topic[]): MethodDecorator =>
  Extensions({ topics, cachedTopics: topics });

/** Marks a query that screens follow and whose answer is not cached, such as one that is the viewer's own. */
export const ChangesWith = (...topics: readonly Topic[]): MethodDecorator => Extensions({ topics });

/**
 * The topics that the answer of an operation changes with; undefined when one of its queries has no mark, or when the topics
 * are those of a cached answer and one of its queries is not cached.
 */
export function topicsOf(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  which: 'topics' | 'cachedTopics' = 'topics',
): readonly Topic[] | undefined {
  if (operation !== 'query') return undefined;
  const queries = schema.getQueryType()?.getFields() ?? {};
  const topics = selectionSet.selections.map(each =>
    each.kind === Kind.FIELD
      ? (queries[each.name.value]?.extensions[which] as Topic[] | undefined)
      : undefined,
  );
  return topics.includes(undefined) ? undefined : [...new Set(topics.flatMap(each => each ?? []))];
}
