import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { dismissNewStore, getSetupProgress } from './newStore.service.ts';
import { NewStoreType } from './newStore.types.ts';

@Resolver()
export class NewStoreResolver {
  @Query(() => NewStoreType, {
    nullable: true,
    description:
      'What a new store has of what it wants; null once all is there, or it was dismissed. Error FORBIDDEN, except for positions 3 and 5.',
  })
  newStore(@Ctx() context: Context): Promise<NewStoreType | null> {
    return getSetupProgress(context);
  }

  @Mutation(() => Boolean, {
    description:
      'Says for everyone that the store is set up, whatever is missing. Error FORBIDDEN, except for positions 3 and 5.',
  })
  async dismissNewStore(@Ctx() context: Context): Promise<boolean> {
    await dismissNewStore(context);
    return true;
  }
}
