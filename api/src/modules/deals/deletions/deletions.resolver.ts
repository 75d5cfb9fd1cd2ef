import {
  Arg,
  Args,
  Ctx,
  Field,
  GraphQLISODateTime,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { createPageFields } from '../../../platform/graphql/paging.ts';
import { ChangesWith } from '../../../platform/graphql/queryDecorators.ts';
import { DayScalar } from '../../../platform/graphql/scalars.ts';
import { searchText } from '../../../platform/input/fields.ts';
import { parseInput } from '../../../platform/input/parseInput.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { dealNumberSchema } from '../deal.input.ts';
import { DealType, presentDeal } from '../deal.types.ts';
import { type DealDeletionPage, listDeletions, listRestorableDeals } from './deletions.query.ts';
import { DeletionsArgs, DeletionsType, RestoreDealArgs } from './deletions.types.ts';
import { restoreDeal } from './restoreDeal.service.ts';

@ObjectType('DeletedDeal', { description: 'A deal that was deleted, and that can be brought back.' })
class DeletedDealType {
  @Field(() => Int, { description: 'The number that it had, and that is free.' })
  number!: number;

  @Field(() => String, { description: 'The customer, as typed.' })
  customerName!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was deleted.' })
  deletedAt!: Date;
}

const deletionsPageSchema = z.object({
  search: searchText.nullish().transform(value => value ?? undefined),
  ...createPageFields(100),
});

const presentDeletions = ({ rows, people, ...list }: DealDeletionPage): DeletionsType => ({
  ...list,
  rows: rows.map(({ employeeId, deletedAt, ...row }) => ({
    ...row,
    deletedAt: new Date(deletedAt),
    employee: employeeId === null ? null : (people.get(employeeId) ?? null),
  })),
});

const restoreDealSchema = z
  .object({
    deletion: z
      .string()
      .regex(/^[1-9]\d{0,17}$/, 'must be the id of a deletion')
      .nullish(),
    newNumber: dealNumberSchema.nullish(),
  })
  .transform(({ deletion, newNumber }) => ({
    deletionId: deletion ?? undefined,
    newNumber: newNumber ?? undefined,
  }));

@Resolver()
export class DeletionsResolver {
  @ChangesWith('DEALS')
  @Query(() => [DeletedDealType], {
    description:
      'What the viewer deleted of one log day within the last 24 hours and `restoreDeal` brings back, the newest first. FORBIDDEN for positions 0 and 6.',
  })
  deletedDeals(
    @Ctx() context: Context,
    @Arg('day', () => DayScalar, { description: 'The log day that they had.' }) day: Day,
  ): Promise<DeletedDealType[]> {
    return listRestorableDeals(context, day);
  }

  @ChangesWith('DEALS', 'EMPLOYEES')
  @Query(() => DeletionsType, {
    description:
      'The deals that are deleted and not back, with who, when and all that they held; `restoreDeal` brings each back. FORBIDDEN for positions 0 and 6.',
  })
  async deletions(
    @Ctx() context: Context,
    @Args(() => DeletionsArgs) args: DeletionsArgs,
  ): Promise<DeletionsType> {
    return presentDeletions(await listDeletions(context, parseInput(deletionsPageSchema, args)));
  }

  @Mutation(() => DealType, {
    description:
      'Brings a deleted deal back, exactly as it stood: gross, ticks and final teams included. Errors: CONFLICT when the number that it gets is taken, NOT_FOUND when there is nothing to bring back, FORBIDDEN for positions 0 and 6.',
  })
  async restoreDeal(
    @Ctx() context: Context,
    @Args(() => RestoreDealArgs) args: RestoreDealArgs,
  ): Promise<DealType> {
    return presentDeal(await restoreDeal(context, args.number, parseInput(restoreDealSchema, args)));
  }
}
