import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { getHealth, queueBackup } from './health.service.ts';
import { HealthType } from './health.types.ts';

@Resolver()
export class HealthResolver {
  @Query(() => HealthType, {
    description: 'Returns the health of the installation. Error: FORBIDDEN unless the viewer is an admin.',
  })
  health(@Ctx() context: Context): Promise<HealthType> {
    return getHealth(context);
  }

  @Mutation(() => Boolean, {
    description:
      'Queues a backup. `health` shows when it is done. Errors: CONFLICT if backups are not set up; UNAVAILABLE; FORBIDDEN unless the viewer is an admin.',
  })
  async backUpNow(@Ctx() context: Context): Promise<boolean> {
    await queueBackup(context);
    return true;
  }
}
