import { type GraphQLField, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Topic } from '../topics.ts';

/**
 * Marks a query with a result that depends only on its arguments, the current day, the viewer's position and
 * these topics.
 * The server caches the result until one of these topics changes.
 */
export const CachedUntilChange = (...topics: readonly Topic[]): MethodDecorator =>
  Extensions({ topics, cachedTopics: topics });

/**
 * Marks a query that screens repeat after changes of these topics. Its result is not cached, for example
 * because it belongs to one viewer.
 */
export const ChangesWith = (...topics: readonly Topic[]): MethodDecorator => Extensions({ topics });

/**
 * Returns the topics that an operation's result depends on.
 * Returns undefined if one of its queries is not marked. For `cachedTopics`, also returns undefined if one of
 * its queries is not cached.
 */
export function getOperationTopics(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  extension: 'topics' | 'cachedTopics' = 'topics',
): readonly Topic[] | undefined {
  if (operation !== 'query') return undefined;
  const queries = schema.getQueryType()?.getFields() ?? {};
  const topics = selectionSet.selections.map(item =>
    item.kind === Kind.FIELD
      ? (queries[item.name.value]?.extensions[extension] as Topic[] | undefined)
      : undefined,
  );
  return topics.includes(undefined) ? undefined : [...new Set(topics.flatMap(item => item ?? []))];
}

/**
 * Marks a field for analysts. A query that selects the field runs on the analysts' connection pool
 * (docs/adr/graphql-limits.md).
 */
export const ForAnalysts = (): MethodDecorator => Extensions({ isForAnalysts: true });

export const isForAnalysts = (field: GraphQLField<unknown, unknown> | undefined): boolean =>
  field?.extensions.isForAnalysts === true;
