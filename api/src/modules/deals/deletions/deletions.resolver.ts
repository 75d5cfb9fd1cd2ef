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

@ObjectType('DeletedDeal', { description: 'A deleted deal that can be restored.' })
class DeletedDealType {
  @Field(() => Int, { description: 'The number of the deleted deal, which is still free.' })
  number!: number;

  @Field(() => String, { description: 'The customer’s name as typed.' })
  customerName!: string;

  @Field(() => GraphQLISODateTime, { description: 'The time when the deal was deleted.' })
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
      'Lists the deals of one log day that the viewer deleted within the last 24 hours and can restore with `restoreDeal`, newest first. Error: FORBIDDEN if the viewer is a salesperson or BDC staff.',
  })
  deletedDeals(
    @Ctx() context: Context,
    @Arg('day', () => DayScalar, { description: 'The log day of the deleted deals.' }) day: Day,
  ): Promise<DeletedDealType[]> {
    return listRestorableDeals(context, day);
  }

  @ChangesWith('DEALS', 'EMPLOYEES')
  @Query(() => DeletionsType, {
    description:
      'Lists the deleted deals that were not restored, each with the user who deleted it, the time and all field values. `restoreDeal` restores a deal. Error: FORBIDDEN if the viewer is a salesperson or BDC staff.',
  })
  async deletions(
    @Ctx() context: Context,
    @Args(() => DeletionsArgs) args: DeletionsArgs,
  ): Promise<DeletionsType> {
    return presentDeletions(await listDeletions(context, parseInput(deletionsPageSchema, args)));
  }

  @Mutation(() => DealType, {
    description:
      'Restores a deleted deal exactly as it was, including gross, checked boxes and final teams. Errors: CONFLICT if the restored deal’s number is taken; NOT_FOUND if no such deal can be restored; FORBIDDEN if the viewer is a salesperson or BDC staff.',
  })
  async restoreDeal(
    @Ctx() context: Context,
    @Args(() => RestoreDealArgs) args: RestoreDealArgs,
  ): Promise<DealType> {
    return presentDeal(await restoreDeal(context, args.number, parseInput(restoreDealSchema, args)));
  }
}
