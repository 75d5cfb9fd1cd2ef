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
      'Lists all changes in a range of days, newest first, with the user, time, source, fields, and old and new values. A closing is one entry that includes the teams it froze, unless only deals are requested. Changes to deals (including deleted deals) and to settings are visible to everyone, changes to people and invites to users who can manage them, and changes to access tokens to admins. Error: FORBIDDEN for a kind or field that the viewer cannot see.',
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
      'The number of changes that match the filter. Counted only if requested, because counting several years takes longer than loading a page.',
  })
  totalCount(@Ctx() context: Context, @Root() { filter }: RecordedChangesType): Promise<number> {
    return countChanges(context, filter);
  }

  @ChangesWith('DEALS', 'SETTINGS', 'EMPLOYEES') // the statement that reads all changes also reads the history of a deal, so the topics are the same
  @Query(() => [RecordedChangeType], {
    description:
      'Lists the changes to a deal, newest first, with the user, time, source, field, and old and new value. Includes changes made under an earlier deal number. Error: NOT_FOUND if the deal does not exist.',
  })
  async dealHistory(
    @Ctx() context: Context,
    @Args(() => DealNumberArgs) { number }: DealNumberArgs,
  ): Promise<RecordedChangeType[]> {
    return presentChanges(await getDealHistory(context, number));
  }
}
