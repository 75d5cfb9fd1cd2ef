import { ArgsType, Field, Int } from 'type-graphql';
import { z } from 'zod';
import { parseInput } from '../../input/parse.ts';

const FIRST_MESSAGE = 'must be a whole number from 1 to 500';

const fields = z.object({
  first: z.int(FIRST_MESSAGE).min(1, FIRST_MESSAGE).max(500, FIRST_MESSAGE),
  after: z.string().nullish(),
  isDescending: z.boolean(),
});

/** Requested part of a connection. */
export type ConnectionSlice = z.output<typeof fields>;

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

/**
 * Parses the paging arguments of a connection.
 * @throws BAD_INPUT
 */
export const parseSlice = (args: ConnectionArgs): ConnectionSlice => parseInput(fields, args);
