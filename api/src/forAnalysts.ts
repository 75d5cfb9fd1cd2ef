import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** Marks a field of the analysts: a query with one of them runs apart from the screens (decision 055). */
export const ForAnalysts = (): MethodDecorator => Extensions({ isForAnalysts: true });

export const isForAnalysts = (field: GraphQLField<unknown, unknown> | undefined): boolean =>
  field?.extensions.isForAnalysts === true;
