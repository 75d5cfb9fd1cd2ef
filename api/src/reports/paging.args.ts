import { ArgsType, Field, Int } from 'type-graphql';
import { z } from 'zod';

const MUST_BE_LIMIT = 'must be a whole number from 1 to 1000';

/** What `PageArgs` accepts. */
export const pageFields = {
  offset: z.int().min(0, 'must be 0 or more'),
  limit: z.int().min(1, MUST_BE_LIMIT).max(1_000, MUST_BE_LIMIT),
};

/** Which page of a list. */
@ArgsType()
export abstract class PageArgs {
  @Field(() => Int, { defaultValue: 0, description: 'How many rows to pass over.' })
  offset!: number;

  @Field(() => Int, { defaultValue: 100, description: 'How many rows to answer, 1 to 1,000.' })
  limit!: number;
}
