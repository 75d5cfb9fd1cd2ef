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
      'The store’s views of the lists and the viewer’s own: list by list, the store’s before, by name.',
  })
  savedViews(@Ctx() context: Context): Promise<SavedViewType[]> {
    return listSavedViews(context);
  }

  @Mutation(() => SavedViewType, {
    description:
      'Saves a filter of a list under a name. The view of that list and name is replaced: the viewer’s own, or the store’s. Errors: BAD_INPUT, FORBIDDEN, CONFLICT when there are 100 already.',
  })
  saveView(@Ctx() context: Context, @Args(() => SaveViewArgs) args: SaveViewArgs): Promise<SavedViewType> {
    return saveView(context, parseInput(saveViewForm, args));
  }

  @Mutation(() => SavedViewType, {
    description:
      'Gives a view another name. Errors: BAD_INPUT, NOT_FOUND, FORBIDDEN for the store’s, CONFLICT when another view of the list has the name.',
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
      'Whether a view opens for the viewer where the list’s address asks for nothing; one of a list at most does. Error NOT_FOUND.',
  })
  openViewFirst(
    @Ctx() context: Context,
    @Args(() => OpenViewFirstArgs) args: OpenViewFirstArgs,
  ): Promise<SavedViewType> {
    return openViewFirst(context, parseId(args), args.isFirst);
  }

  @Mutation(() => Int, {
    description: 'Deletes a view. Answers its id. Errors: NOT_FOUND, FORBIDDEN for the store’s.',
  })
  async deleteView(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await deleteView(context, parseId(args));
    return args.id;
  }
}
