import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { id, rangeOf } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { type DealsChanges, dealChanges } from './dealChanges.query.ts';
import { dealHistory } from './dealHistory.query.ts';
import { DealChangesArgs, DealChangeType, DealsChangesType } from './dealHistory.types.ts';

const MUST_BE_LIMIT = 'must be a whole number from 1 to 100';

const choice = z.object({
  employeeId: id.nullish().transform(value => value ?? undefined),
  number: id.nullish().transform(value => value ?? undefined),
  offset: z.int().min(0, 'must be 0 or more'),
  limit: z.int().min(1, MUST_BE_LIMIT).max(100, MUST_BE_LIMIT),
});

@Resolver()
export class DealHistoryResolver {
  @Query(() => DealsChangesType, {
    description:
      'Every change of every deal in a range of days, the newest first: who, when, which fields, from what, to what. Deleted deals are included.',
  })
  async dealChanges(
    @Ctx() context: Context,
    @Args(() => DealChangesArgs) args: DealChangesArgs,
  ): Promise<DealsChangesType> {
    const { offset, limit, ...who } = parseInput(choice, args);
    const filter = { days: rangeOf(args.start, args.end), field: args.field ?? undefined, ...who };
    return presentChanges(await dealChanges(context, filter, { offset, limit }));
  }

  @Query(() => [DealChangeType], {
    description:
      'What happened to a deal, the newest change first: who, when, which field, from what, to what. Changes made under an earlier number are included. Error NOT_FOUND when there is no such deal.',
  })
  async dealHistory(
    @Ctx() context: Context,
    @Arg('number', () => Int, { description: 'The deal’s number now.' }) number: number,
  ): Promise<DealChangeType[]> {
    const { changes, people } = await dealHistory(context, number);
    return changes.map(({ employeeId, ...change }) => ({
      ...change,
      employee: employeeId === null ? null : (people.get(employeeId) ?? null),
    }));
  }
}

const presentChanges = ({ rows, people, totalCount }: DealsChanges): DealsChangesType => ({
  totalCount,
  rows: rows.map(({ employeeId, changedAt, fields, ...change }) => ({
    ...change,
    fields: [...fields],
    changedAt: new Date(changedAt),
    employee: employeeId === null ? null : (people.get(employeeId) ?? null),
  })),
});
