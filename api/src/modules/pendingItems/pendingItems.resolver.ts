import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { ChangesWith } from '../../platform/graphql/queryDecorators.ts';
import type { PendingItem } from '../../rules/openItems/pendingItems.ts';
import { getPendingItemsReport } from './pendingItems.report.ts';

@ObjectType('Waiting', { description: 'Something that waits for the viewer.' })
class PendingItemType implements PendingItem {
  @Field(() => String, { description: 'What it is, such as "October waits to be closed, 8 open".' })
  says!: string;

  @Field(() => String, { description: 'The way to it in the app, such as `/closing`.' })
  to!: string;
}

@Resolver()
export class PendingItemsResolver {
  @ChangesWith('DEALS', 'SETTINGS', 'EMPLOYEES', 'COMPARISONS')
  @Query(() => [PendingItemType], {
    description:
      'What waits for the viewer, as far as their rights go: gross of theirs that others typed over and their imports that others undid, both within 7 days; lines of comparisons that were handed on; from the 4th the month that is to be closed.',
  })
  waiting(@Ctx() context: Context): Promise<PendingItem[]> {
    return getPendingItemsReport(context);
  }
}
