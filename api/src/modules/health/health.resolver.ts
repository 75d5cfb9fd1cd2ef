import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { getHealth, queueBackup } from './health.service.ts';
import { HealthType } from './health.types.ts';

@Resolver()
export class HealthResolver {
  @Query(() => HealthType, {
    description: 'How the store is looked after. Error FORBIDDEN, except for position 5.',
  })
  health(@Ctx() context: Context): Promise<HealthType> {
    return getHealth(context);
  }

  @Mutation(() => Boolean, {
    description:
      'Has a backup made soon; health says when it is done. Errors: CONFLICT where none are made; UNAVAILABLE; FORBIDDEN, except for position 5.',
  })
  async backUpNow(@Ctx() context: Context): Promise<boolean> {
    await queueBackup(context);
    return true;
  }
}
