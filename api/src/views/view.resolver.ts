import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { ChangesWith } from '../cachedUntilChange.ts';
import type { Context } from '../context.ts';
import { id } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { viewName, viewToSave } from './view.input.ts';
import { savedViews } from './view.query.ts';
import { deleteView, openViewFirst, renameView, saveView } from './view.service.ts';
import { SavedViewType, type ViewedList, ViewedListEnum } from './view.types.ts';

const key = z.object({ id });
const renamed = z.object({ id, name: viewName });

@Resolver()
export class ViewResolver {
  @ChangesWith() // nobody is told
  @Query(() => [SavedViewType], {
    description:
      'The store’s views of the lists and the viewer’s own: list by list, the store’s before, by name.',
  })
  savedViews(@Ctx() context: Context): Promise<SavedViewType[]> {
    return savedViews(context);
  }

  @Mutation(() => SavedViewType, {
    description:
      'Saves a filter of a list under a name. The view of that list and name is replaced: the viewer’s own, or the store’s. Errors: BAD_INPUT, FORBIDDEN, CONFLICT when there are 100 already.',
  })
  saveView(
    @Ctx() context: Context,
    @Arg('list', () => ViewedListEnum, { description: 'The list it is a view of.' }) list: ViewedList,
    @Arg('name', () => String, { description: '1 to 60 characters; blanks around it are cut.' }) name: string,
    @Arg('search', () => String, {
      description: 'The list’s address behind "?", at most 2,000 characters; its page is left out.',
    })
    search: string,
    @Arg('isForStore', () => Boolean, {
      defaultValue: false,
      description: 'For everyone; otherwise for the viewer alone.',
    })
    isForStore: boolean,
  ): Promise<SavedViewType> {
    return saveView(context, parseInput(viewToSave, { list, name, search, isForStore }));
  }

  @Mutation(() => SavedViewType, {
    description:
      'Gives a view another name. Errors: BAD_INPUT, NOT_FOUND, FORBIDDEN for the store’s, CONFLICT when another view of the list has the name.',
  })
  renameView(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The view.' }) viewId: number,
    @Arg('name', () => String, { description: '1 to 60 characters; blanks around it are cut.' }) name: string,
  ): Promise<SavedViewType> {
    const parsed = parseInput(renamed, { id: viewId, name });
    return renameView(context, parsed.id, parsed.name);
  }

  @Mutation(() => SavedViewType, {
    description:
      'Whether a view opens for the viewer where the list’s address asks for nothing; one of a list at most does. Error NOT_FOUND.',
  })
  openViewFirst(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The view.' }) viewId: number,
    @Arg('isFirst', () => Boolean, { description: 'false: the list opens as it begins.' }) isFirst: boolean,
  ): Promise<SavedViewType> {
    return openViewFirst(context, parseInput(key, { id: viewId }).id, isFirst);
  }

  @Mutation(() => Int, {
    description: 'Deletes a view. Answers its id. Errors: NOT_FOUND, FORBIDDEN for the store’s.',
  })
  async deleteView(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The view.' }) viewId: number,
  ): Promise<number> {
    await deleteView(context, parseInput(key, { id: viewId }).id);
    return viewId;
  }
}
