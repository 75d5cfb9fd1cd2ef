import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { DealNumberArgs } from '../../modules/deals/deal.args.ts';
import type { Context } from '../../platform/context.ts';
import { createPageFields } from '../../platform/graphql/paging.ts';
import { ChangesWith } from '../../platform/graphql/queryDecorators.ts';
import { optionalArguments, parseDayRange } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { countChanges, getDealHistory, listChanges } from './changes.query.ts';
import {
  changeFilterFields,
  presentChanges,
  RecordedChangesArgs,
  RecordedChangesType,
  RecordedChangeType,
} from './changes.types.ts';

const argsSchema = z.object({ ...optionalArguments(changeFilterFields), ...createPageFields(100) });

@Resolver(() => RecordedChangesType)
export class ChangesResolver {
  @ChangesWith('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => RecordedChangesType, {
    description:
      'Every change in a range of days, the newest first: who, when, by which door, which fields, from what, to what. A closing stands for the teams that it froze, unless deals are asked for alone. Deals, deleted ones too, and settings for everyone; people and invites for those who manage them; access tokens for admins. Error FORBIDDEN for a kind or a field that the viewer may not see.',
  })
  async changes(
    @Ctx() context: Context,
    @Args(() => RecordedChangesArgs) { start, end, ...args }: RecordedChangesArgs,
  ): Promise<RecordedChangesType> {
    const { offset, limit, after, ...filterArgs } = parseInput(argsSchema, args);
    const { kind, field, door } = args;
    const enumArgs = { kind: kind ?? undefined, field: field ?? undefined, door: door ?? undefined };
    const filter = { days: parseDayRange(start, end), ...enumArgs, ...filterArgs };
    const { endCursor, ...changes } = await listChanges(context, filter, { offset, limit, after });
    return { filter, rows: presentChanges(changes), endCursor };
  }

  @FieldResolver(() => Int, {
    description:
      'How many the filter has. It is counted only when asked for: of years, that takes longer than a page.',
  })
  totalCount(@Ctx() context: Context, @Root() { filter }: RecordedChangesType): Promise<number> {
    return countChanges(context, filter);
  }

  @ChangesWith('DEALS', 'SETTINGS', 'EMPLOYEES') // the statement that reads all changes also reads the history of a deal, so the topics are the same
  @Query(() => [RecordedChangeType], {
    description:
      'What happened to a deal, the newest change first: who, when, by which door, which field, from what, to what. Changes made under an earlier number are included. Error NOT_FOUND when there is no such deal.',
  })
  async dealHistory(
    @Ctx() context: Context,
    @Args(() => DealNumberArgs) { number }: DealNumberArgs,
  ): Promise<RecordedChangeType[]> {
    return presentChanges(await getDealHistory(context, number));
  }
}
