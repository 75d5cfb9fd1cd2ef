import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Marks a field for analysts. A query that selects the field runs on the analysts' connection pool (decision
 * 055).
 */
export const ForAnalysts = (): MethodDecorator => Extensions({ isForAnalysts: true });

export const isForAnalysts = (field: GraphQLField<unknown, unknown> | undefined): boolean =>
  field?.extensions.isForAnalysts === true;
