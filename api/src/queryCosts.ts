import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

// What a field says of its cost. What queries may cost, and how it is counted: http/limits, decision 054.

type Described = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

/** About one query of the database. */
const ONE_QUERY = 10;

/** What a query or a mutation costs by itself, where the database has more to do for it than for others (10). */
export const Costs = (cost: number): MethodDecorator => Extensions({ cost });

export const ownCostOf = (field: Described | undefined): number =>
  Number(field?.extensions.cost ?? ONE_QUERY);

const USUAL_LENGTH = 25;

/** How many entries a list is taken to have that is not read in pages, where it is known to be shorter or longer than others (25). */
export const AssumedLength = (length: number): MethodDecorator & PropertyDecorator =>
  Extensions({ assumedLength: length });

export const assumedLengthOf = ({ extensions }: Described): number =>
  Number(extensions.assumedLength ?? USUAL_LENGTH);

/** Marks a field of the analysts: a query with one of them runs apart from the screens (decision 055). */
export const ForAnalysts = (): MethodDecorator => Extensions({ isForAnalysts: true });

export const isForAnalysts = (field: Described | undefined): boolean =>
  field?.extensions.isForAnalysts === true;
