import { ArgsType, Field, Int } from 'type-graphql';
import { z } from 'zod';
import { parseInput } from '../../input/parse.ts';

const MUST_BE_FIRST = 'must be a whole number from 1 to 500';

const fields = z.object({
  first: z.int(MUST_BE_FIRST).min(1, MUST_BE_FIRST).max(500, MUST_BE_FIRST),
  after: z.string().nullish(),
  isDescending: z.boolean(),
});

/** Which part of a connection. */
export type Slice = z.output<typeof fields>;

@ArgsType()
export abstract class ConnectionArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'Largest, latest or last first.' })
  isDescending!: boolean;

  @Field(() => Int, { defaultValue: 100, description: 'How many to answer, 1 to 500.' })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Only what follows this cursor of the same list in the same order: pageInfo.endCursor of the page before.',
  })
  after?: string | null;
}

/** @throws BAD_INPUT */
export const sliceOf = (args: ConnectionArgs): Slice => parseInput(fields, args);
