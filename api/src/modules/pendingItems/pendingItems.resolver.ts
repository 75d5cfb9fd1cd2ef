import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { ChangesWith } from '../../platform/graphql/queryDecorators.ts';
import type { PendingItem } from '../../rules/openItems/pendingItems.ts';
import { getPendingItemsReport } from './pendingItems.report.ts';

@ObjectType('Waiting', { description: 'One of the viewer’s pending items.' })
class PendingItemType implements PendingItem {
  @Field(() => String, {
    description: 'The text of the item, such as "October isn’t closed yet · 8 deals with open items".',
  })
  says!: string;

  @Field(() => String, { description: 'The path in the app, such as `/closing`.' })
  to!: string;
}

@Resolver()
export class PendingItemsResolver {
  @ChangesWith('DEALS', 'SETTINGS', 'EMPLOYEES', 'COMPARISONS')
  @Query(() => [PendingItemType], {
    description:
      'Lists the viewer’s pending items, limited by the viewer’s rights: the viewer’s gross that other users overwrote and imports that other users undid, both within the last 7 days; assigned rows of comparisons; and, from the 4th of a month, the previous month if it is not closed yet.',
  })
  waiting(@Ctx() context: Context): Promise<PendingItem[]> {
    return getPendingItemsReport(context);
  }
}
