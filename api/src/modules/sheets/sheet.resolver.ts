import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { IdArgs, parseId } from '../../platform/graphql/args.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { AddSheetLinesArgs, SheetLinesArgs } from './sheet.args.ts';
import {
  addSheetLinesSchema,
  layoutChangeSchema,
  removeNulls,
  sheetLinePageSchema,
  startSheetSchema,
} from './sheet.input.ts';
import { getOwnSheet, listSheetLines } from './sheet.query.ts';
import { describeSheet } from './sheet.read.ts';
import { addSheetLines, removeSheet, setSheetColumns, startSheet } from './sheet.service.ts';
import { SheetColumnsInput, SheetInput, SheetLineType, SheetType } from './sheet.types.ts';

@Resolver()
export class SheetResolver {
  @Query(() => SheetType, { description: 'A sheet of the viewer’s own. Error NOT_FOUND for anyone else’s.' })
  async sheet(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<SheetType> {
    return describeSheet(context, await getOwnSheet(context, parseId(args)));
  }

  @Query(() => [SheetLineType], {
    description: 'Lines of a sheet of the viewer’s own, as they stand in the file.',
  })
  async sheetLines(
    @Ctx() context: Context,
    @Args(() => SheetLinesArgs) args: SheetLinesArgs,
  ): Promise<SheetLineType[]> {
    const page = parseInput(sheetLinePageSchema, args);
    return listSheetLines(context.database, await getOwnSheet(context, page.id), page);
  }

  @Mutation(() => SheetType, {
    description:
      'Begins to read a file: its lines are sent next. The same file of the same person, of which nothing was made yet, is the same sheet, so that an upload goes on where it stopped. A sheet that nobody used for 7 days is deleted, and so is the oldest beyond 20. Errors: FORBIDDEN, BAD_INPUT for too many lines, CONFLICT beyond 100 files or 500 MB within 24 hours.',
  })
  async startSheet(
    @Ctx() context: Context,
    @Arg('input', () => SheetInput, { description: 'The file.' }) input: SheetInput,
  ): Promise<SheetType> {
    const sheet = parseInput(startSheetSchema, { ...input, tab: input.tab ?? null });
    return describeSheet(context, await startSheet(context, sheet));
  }

  @Mutation(() => Int, {
    description:
      'Stores lines of a sheet, and answers how many it has now. Lines that are there already count once, so a batch may be sent again. Errors: NOT_FOUND, BAD_INPUT beyond its end, CONFLICT when other lines are there, TOO_LARGE beyond 20 MB.',
  })
  addSheetLines(
    @Ctx() context: Context,
    @Args(() => AddSheetLinesArgs) args: AddSheetLinesArgs,
  ): Promise<number> {
    return addSheetLines(context, parseInput(addSheetLinesSchema, args));
  }

  @Mutation(() => SheetType, {
    description:
      'Sets how a sheet is read, and remembers it for files with the same heads. Errors: NOT_FOUND, CONFLICT while lines are missing, BAD_INPUT for a field that is unknown or has two columns, or a word that is no value of its field.',
  })
  async setSheetColumns(
    @Ctx() context: Context,
    @Args(() => IdArgs) args: IdArgs,
    @Arg('input', () => SheetColumnsInput, { description: 'What is to be read otherwise.' })
    input: SheetColumnsInput,
  ): Promise<SheetType> {
    const layout = parseInput(layoutChangeSchema, removeNulls(input));
    return describeSheet(context, await setSheetColumns(context, parseId(args), layout));
  }

  @Mutation(() => Int, {
    description:
      'Deletes a sheet of the viewer’s own. Answers its id. Errors: NOT_FOUND, CONFLICT when something was made of it.',
  })
  async removeSheet(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await removeSheet(context, parseId(args));
    return args.id;
  }
}
