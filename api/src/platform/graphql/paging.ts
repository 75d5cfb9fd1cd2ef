import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';

/** The maximum number of rows that `offset` may skip. Clients read later rows with a cursor. */
const MAX_OFFSET = 10_000;

const MAX_OFFSET_MESSAGE =
  'must be at most 10,000. To read more rows, send the previous page’s endCursor as after';

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
      .max(4_000, 'is not a cursor for this list')
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
      description: 'The number of rows to skip, at most 10,000. `after` has no such limit.',
    })
    offset!: number;

    @Field(() => Int, {
      defaultValue: defaultLimit,
      description: `The maximum number of rows to return, 1 to ${maxLimit}.`,
    })
    limit!: number;

    @Field(() => String, {
      nullable: true,
      description:
        'The cursor after which the page starts. It must come from the same list in the same order.',
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
      'The cursor for the next page; send it as `after`. Null if the page is not full, because no rows follow.',
  })
  endCursor?: string | null;
}
