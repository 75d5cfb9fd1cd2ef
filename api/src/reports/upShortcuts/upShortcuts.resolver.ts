import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { UpTypeEnum } from '../../modules/upLog/up.enums.ts';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import type { UpType } from '../../rules/ups/upValues.ts';
import { ReportedPersonType } from '../report.types.ts';
import { getUpShortcuts } from './upShortcuts.query.ts';

@ObjectType('UpShortcuts', {
  description: 'What a phone offers first for a new up (up-log.md, Taking an up on a phone).',
})
class UpShortcutsType {
  @Field(() => [UpTypeEnum], { description: 'The three types of most rows of the last 30 days.' })
  types!: readonly UpType[];

  @Field(() => ReportedPersonType, {
    nullable: true,
    description: 'Who takes the next up by today’s log; null while nobody of it takes turns.',
  })
  nextInTurn!: ReportedPersonType | null;
}

@Resolver()
export class UpShortcutsResolver {
  @CachedUntilChange('UP_LOG', 'EMPLOYEES')
  @Query(() => UpShortcutsType, {
    description: 'The types that the store uses most lately, and who is next in turn.',
  })
  upShortcuts(@Ctx() context: Context): Promise<UpShortcutsType> {
    return getUpShortcuts(context);
  }
}
