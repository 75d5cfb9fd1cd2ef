import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { UpTypeEnum } from '../../modules/upLog/up.enums.ts';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import type { UpType } from '../../rules/ups/upValues.ts';
import { ReportedPersonType } from '../report.types.ts';
import { getUpShortcuts } from './upShortcuts.query.ts';

@ObjectType('UpShortcuts', {
  description: 'Suggestions for a new up on a phone (up-log.md, Taking an up on a phone).',
})
class UpShortcutsType {
  @Field(() => [UpTypeEnum], { description: 'The three most used up types in the last 30 days.' })
  types!: readonly UpType[];

  @Field(() => ReportedPersonType, {
    nullable: true,
    description:
      'The salesperson who is next up; null if today’s log has no salesperson in the rotation, or all of them are on hold.',
  })
  nextInTurn!: ReportedPersonType | null;
}

@Resolver()
export class UpShortcutsResolver {
  @CachedUntilChange('UP_LOG', 'EMPLOYEES')
  @Query(() => UpShortcutsType, {
    description: 'Returns the most used up types in the last 30 days and the salesperson who is next up.',
  })
  upShortcuts(@Ctx() context: Context): Promise<UpShortcutsType> {
    return getUpShortcuts(context);
  }
}
