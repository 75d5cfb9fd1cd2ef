import { Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { IdArgs, parseId } from '../../platform/graphql/args.ts';
import { ChangesWith } from '../../platform/graphql/queryDecorators.ts';
import { id } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { OpenViewFirstArgs, RenameViewArgs, SaveViewArgs } from './savedView.args.ts';
import { saveViewForm, viewNameSchema } from './savedView.input.ts';
import { listSavedViews } from './savedView.query.ts';
import { deleteView, openViewFirst, renameView, saveView } from './savedView.service.ts';
import { SavedViewType } from './savedView.types.ts';

const renameForm = z.object({ id, name: viewNameSchema });

@Resolver()
export class ViewResolver {
  @ChangesWith() // no topic announces changes of views
  @Query(() => [SavedViewType], {
    description:
      'Lists the store’s and the viewer’s own saved views, sorted by list, with the store’s views first, then by name.',
  })
  savedViews(@Ctx() context: Context): Promise<SavedViewType[]> {
    return listSavedViews(context);
  }

  @Mutation(() => SavedViewType, {
    description:
      'Saves the filters of a list under a name. Replaces the view with the same list, name and owner (the viewer or the store). Errors: BAD_INPUT; FORBIDDEN; CONFLICT if there are already 100 views.',
  })
  saveView(@Ctx() context: Context, @Args(() => SaveViewArgs) args: SaveViewArgs): Promise<SavedViewType> {
    return saveView(context, parseInput(saveViewForm, args));
  }

  @Mutation(() => SavedViewType, {
    description:
      'Renames a view. Errors: BAD_INPUT; NOT_FOUND; FORBIDDEN for a store view; CONFLICT if another view of the list has the name.',
  })
  renameView(
    @Ctx() context: Context,
    @Args(() => RenameViewArgs) args: RenameViewArgs,
  ): Promise<SavedViewType> {
    const { id, name } = parseInput(renameForm, args);
    return renameView(context, id, name);
  }

  @Mutation(() => SavedViewType, {
    description:
      'Sets whether a list opens with this view for the viewer when its URL has no query string. Only one view per list can be set. Error: NOT_FOUND.',
  })
  openViewFirst(
    @Ctx() context: Context,
    @Args(() => OpenViewFirstArgs) args: OpenViewFirstArgs,
  ): Promise<SavedViewType> {
    return openViewFirst(context, parseId(args), args.isFirst);
  }

  @Mutation(() => Int, {
    description: 'Deletes a view and returns its id. Errors: NOT_FOUND; FORBIDDEN for a store view.',
  })
  async deleteView(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await deleteView(context, parseId(args));
    return args.id;
  }
}
