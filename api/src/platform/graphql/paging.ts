import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';

/** The maximum number of rows that `offset` may skip. Clients read later rows with a cursor. */
const MAX_OFFSET = 10_000;

const MAX_OFFSET_MESSAGE = 'must be at most 10,000. To read on, send after: the endCursor of the page before';

/** The schemas of the arguments that `withPage` adds. */
export const pageFields = createPageFields(1_000);

/**
 * Creates the schemas of the page arguments.
 * @param maxLimit maximum number of rows of a page
 */
export function createPageFields(maxLimit: number) {
  const limitMessage = `must be a whole number from 1 to ${maxLimit}`;
  return {
    offset: z.int().min(0, 'must be 0 or more').max(MAX_OFFSET, MAX_OFFSET_MESSAGE),
    limit: z.int(limitMessage).min(1, limitMessage).max(maxLimit, limitMessage),
    after: z
      .string()
      .max(4_000, 'is not a cursor of this list')
      .nullish()
      .transform(cursor => cursor ?? undefined),
  };
}

/**
 * Adds the page arguments to an arguments class.
 * @param defaultLimit default number of rows of a page
 * @param maxLimit maximum number of rows, as text for the description
 */
export function withPage<Base extends ClassType<object>>(Base: Base, defaultLimit = 100, maxLimit = '1,000') {
  @ArgsType()
  class PageArgs extends Base {
    @Field(() => Int, {
      defaultValue: 0,
      description: 'How many rows to pass over, at most 10,000. `after` reads on at any place.',
    })
    offset!: number;

    @Field(() => Int, {
      defaultValue: defaultLimit,
      description: `How many rows to answer, 1 to ${maxLimit}.`,
    })
    limit!: number;

    @Field(() => String, {
      nullable: true,
      description: 'Only what follows this cursor of the same list in the same order.',
    })
    after?: string | null;
  }
  return PageArgs;
}

/** A page of a list, with the cursor of the next page. */
@ObjectType()
export abstract class ListPageType {
  @Field(() => String, {
    nullable: true,
    description:
      'Where the next page begins: ask again with `after: endCursor`. Null on a page that is not full, for no rows follow it.',
  })
  endCursor?: string | null;
}
