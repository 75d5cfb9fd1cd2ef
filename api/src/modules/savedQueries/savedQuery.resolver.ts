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
  @Query(() => [SavedQueryType], { description: 'Lists the viewer’s saved queries, sorted by name.' })
  savedQueries(@Ctx() context: Context): Promise<SavedQueryType[]> {
    return listSavedQueries(context);
  }

  @Mutation(() => SavedQueryType, {
    description:
      'Saves a query under a name. Replaces the viewer’s query with the same name. Errors: BAD_INPUT; CONFLICT if the viewer already has 100 saved queries.',
  })
  saveQuery(
    @Ctx() context: Context,
    @Args(() => SaveQueryArgs) args: SaveQueryArgs,
  ): Promise<SavedQueryType> {
    return saveQuery(context, parseInput(saveQueryForm, args));
  }

  @Mutation(() => Int, {
    description:
      'Deletes one of the viewer’s saved queries and returns its id. Error: NOT_FOUND for another user’s query.',
  })
  async deleteSavedQuery(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await deleteSavedQuery(context, parseId(args));
    return args.id;
  }
}
