import { Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { IdArgs, parseId } from '../../platform/graphql/args.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { saveQueryForm } from './savedQuery.input.ts';
import { listSavedQueries } from './savedQuery.query.ts';
import { deleteSavedQuery, saveQuery } from './savedQuery.service.ts';
import { SavedQueryType, SaveQueryArgs } from './savedQuery.types.ts';

@Resolver()
export class SavedQueryResolver {
  @Query(() => [SavedQueryType], { description: 'The queries that the viewer keeps, by name.' })
  savedQueries(@Ctx() context: Context): Promise<SavedQueryType[]> {
    return listSavedQueries(context);
  }

  @Mutation(() => SavedQueryType, {
    description:
      'Keeps a query under a name; the viewer’s own query of that name is replaced. Errors: BAD_INPUT, CONFLICT when they keep 100 already.',
  })
  saveQuery(
    @Ctx() context: Context,
    @Args(() => SaveQueryArgs) args: SaveQueryArgs,
  ): Promise<SavedQueryType> {
    return saveQuery(context, parseInput(saveQueryForm, args));
  }

  @Mutation(() => Int, {
    description: 'Deletes a query of the viewer’s own. Answers its id. Error NOT_FOUND for anyone else’s.',
  })
  async deleteSavedQuery(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await deleteSavedQuery(context, parseId(args));
    return args.id;
  }
}
