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
  @Query(() => SheetType, {
    description: 'Returns a sheet that the viewer uploaded. Error: NOT_FOUND for another user’s sheet.',
  })
  async sheet(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<SheetType> {
    return describeSheet(context, await getOwnSheet(context, parseId(args)));
  }

  @Query(() => [SheetLineType], {
    description: 'Lists rows of a sheet that the viewer uploaded, exactly as they are in the file.',
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
      'Starts the upload of a file. To upload its rows, call `addSheetLines`. If the viewer uploads the same file again before it is used, the same sheet is returned, so an interrupted upload can continue. A sheet that is not used for 7 days is deleted. If a user has more than 20 unused sheets, the oldest are deleted. Errors: FORBIDDEN; BAD_INPUT if the file has too many rows; CONFLICT if the viewer has uploaded more than 100 files or 500 MB within 24 hours.',
  })
  async startSheet(
    @Ctx() context: Context,
    @Arg('input', () => SheetInput, { description: 'The file to upload.' }) input: SheetInput,
  ): Promise<SheetType> {
    const sheet = parseInput(startSheetSchema, { ...input, tab: input.tab ?? null });
    return describeSheet(context, await startSheet(context, sheet));
  }

  @Mutation(() => Int, {
    description:
      'Stores rows of a sheet and returns the number of rows stored so far. Rows that are already stored are not counted again, so a batch can be resent. Errors: NOT_FOUND; BAD_INPUT for rows beyond the end of the sheet; CONFLICT if different rows are already stored at this position; TOO_LARGE if the sheet exceeds 20 MB.',
  })
  addSheetLines(
    @Ctx() context: Context,
    @Args(() => AddSheetLinesArgs) args: AddSheetLinesArgs,
  ): Promise<number> {
    return addSheetLines(context, parseInput(addSheetLinesSchema, args));
  }

  @Mutation(() => SheetType, {
    description:
      'Sets how a sheet is read, and remembers the settings for files with the same column headers. Errors: NOT_FOUND; CONFLICT if rows have not been uploaded yet; BAD_INPUT for an unknown field, a field with two columns, or a value that its field does not accept.',
  })
  async setSheetColumns(
    @Ctx() context: Context,
    @Args(() => IdArgs) args: IdArgs,
    @Arg('input', () => SheetColumnsInput, { description: 'The changes to how the sheet is read.' })
    input: SheetColumnsInput,
  ): Promise<SheetType> {
    const layout = parseInput(layoutChangeSchema, removeNulls(input));
    return describeSheet(context, await setSheetColumns(context, parseId(args), layout));
  }

  @Mutation(() => Int, {
    description:
      'Deletes a sheet that the viewer uploaded. Returns the sheet’s id. Errors: NOT_FOUND; CONFLICT if a comparison or an import uses the sheet.',
  })
  async removeSheet(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await removeSheet(context, parseId(args));
    return args.id;
  }
}
