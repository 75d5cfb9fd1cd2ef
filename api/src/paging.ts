import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';

/** Rows that a page may pass over: beyond them a list is read by its cursors. */
const MAX_OFFSET = 10_000;

const TOO_FAR = 'must be at most 10,000. To read on, send after: the endCursor of the page before';

/** What `withPage` adds accepts. */
export const pageFields = pageFieldsUpTo(1_000);

/** @param most rows of a page */
export function pageFieldsUpTo(most: number) {
  const mustBeLimit = `must be a whole number from 1 to ${most}`;
  return {
    offset: z.int().min(0, 'must be 0 or more').max(MAX_OFFSET, TOO_FAR),
    limit: z.int(mustBeLimit).min(1, mustBeLimit).max(most, mustBeLimit),
    after: z
      .string()
      .max(4_000, 'is not a cursor of this list')
      .nullish()
      .transform(cursor => cursor ?? undefined),
  };
}

/**
 * Adds to arguments which page of a list they ask for.
 * @param usual rows of a page unless the query says otherwise
 * @param most as in `pageFieldsUpTo`
 */
export function withPage<Base extends ClassType<object>>(Base: Base, usual = 100, most = '1,000') {
  @ArgsType()
  class PageArgs extends Base {
    @Field(() => Int, {
      defaultValue: 0,
      description: 'How many rows to pass over, at most 10,000. `after` reads on at any place.',
    })
    offset!: number;

    @Field(() => Int, { defaultValue: usual, description: `How many rows to answer, 1 to ${most}.` })
    limit!: number;

    @Field(() => String, {
      nullable: true,
      description: 'Only what follows this cursor of the same list in the same order.',
    })
    after?: string | null;
  }
  return PageArgs;
}

/** A page of a list, which says where the next one begins. */
@ObjectType()
export abstract class ListPageType {
  @Field(() => String, {
    nullable: true,
    description:
      'Where the next page begins: ask again with `after: endCursor`. Null on a page that is not full, for no rows follow it.',
  })
  endCursor?: string | null;
}
