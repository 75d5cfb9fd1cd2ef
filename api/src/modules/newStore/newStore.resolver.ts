import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { dismissNewStore, getSetupProgress } from './newStore.service.ts';
import { NewStoreType } from './newStore.types.ts';

@Resolver()
export class NewStoreResolver {
  @Query(() => NewStoreType, {
    nullable: true,
    description:
      'Returns the setup steps for a new store; null once all steps are done or the list was dismissed. Error: FORBIDDEN unless the viewer is a manager or an admin.',
  })
  newStore(@Ctx() context: Context): Promise<NewStoreType | null> {
    return getSetupProgress(context);
  }

  @Mutation(() => Boolean, {
    description:
      'Dismisses the setup steps for a new store for everyone, whether or not they are done. Error: FORBIDDEN unless the viewer is a manager or an admin.',
  })
  async dismissNewStore(@Ctx() context: Context): Promise<boolean> {
    await dismissNewStore(context);
    return true;
  }
}
