import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { IdArgs, parseId } from '../../platform/graphql/args.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { ImportPreviewArgs, RunImportArgs, SetNameMeaningsArgs } from './import.args.ts';
import { importLinePageSchema, runImportSchema, setNameMeaningsSchema } from './import.input.ts';
import { getImportPreview, presentImport } from './import.preview.ts';
import { getImport, listImports } from './import.query.ts';
import { runImport, undoImport } from './import.run.ts';
import { deleteImport, prepareImport, setNameMeanings } from './import.service.ts';
import { ImportPreviewType, ImportType } from './import.types.ts';

@Resolver()
export class ImportResolver {
  @Query(() => [ImportType], {
    description:
      'Lists the completed imports and those that the viewer has started, newest first, at most 100. Error: FORBIDDEN unless the viewer is a manager or an admin.',
  })
  async imports(@Ctx() context: Context): Promise<ImportType[]> {
    return (await listImports(context)).map(row => presentImport(row, context));
  }

  @Query(() => ImportType, {
    description:
      'Returns an import with its progress. Error: NOT_FOUND for another user’s import that is not completed.',
  })
  async import(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<ImportType> {
    return presentImport(await getImport(context, parseId(args)), context);
  }

  @Query(() => ImportPreviewType, {
    complexity: 200,
    description:
      'Returns what an import would do now, without importing anything: the names to match and the outcome of each row. Errors: NOT_FOUND; CONFLICT if rows have not been uploaded yet; BAD_INPUT if a required column is missing.',
  })
  async importPreview(
    @Ctx() context: Context,
    @Args(() => ImportPreviewArgs) args: ImportPreviewArgs,
  ): Promise<ImportPreviewType> {
    const page = parseInput(importLinePageSchema, args);
    const row = await getImport(context, page.id);
    return getImportPreview(context, row, page);
  }

  @Mutation(() => ImportType, {
    description:
      'Creates an import of a sheet, or returns the existing one. Does not create any deals or people yet. Errors: FORBIDDEN; NOT_FOUND; CONFLICT if rows have not been uploaded yet; BAD_INPUT if the sheet was uploaded for a comparison.',
  })
  async prepareImport(
    @Ctx() context: Context,
    @Arg('sheetId', () => Int, { description: 'The id of a sheet that the viewer uploaded.' })
    sheetId: number,
  ): Promise<ImportType> {
    return presentImport(await prepareImport(context, parseId({ id: sheetId })), context);
  }

  @Mutation(() => ImportType, {
    description:
      'Sets the meanings of names in the file. Errors: NOT_FOUND; BAD_INPUT for an unknown employee; CONFLICT if the import is completed or running.',
  })
  async settleImportNames(
    @Ctx() context: Context,
    @Args(() => SetNameMeaningsArgs) args: SetNameMeaningsArgs,
  ): Promise<ImportType> {
    const { id, names } = parseInput(setNameMeaningsSchema, args);
    return presentImport(await setNameMeanings(context, id, names), context);
  }

  @Mutation(() => ImportType, {
    description:
      'Creates all new deals of an import or adds all of its new people; if there is a problem, nothing is imported. The import continues if the client disconnects; `import` returns its progress. Errors: NOT_FOUND; CONFLICT if the import is completed or running, if the number of new rows has changed, or if a deal number was taken in the meantime; BAD_INPUT if nothing is new.',
  })
  async runImport(
    @Ctx() context: Context,
    @Args(() => RunImportArgs) args: RunImportArgs,
  ): Promise<ImportType> {
    const { id, expected } = parseInput(runImportSchema, args);
    return presentImport(await runImport(context, id, expected), context);
  }

  @Mutation(() => ImportType, {
    description:
      'Undoes a whole import: deletes its deals and people, provided that none of them has changed. Errors: NOT_FOUND; CONFLICT with the names of changed deals or people, or if the import is not completed or is already undone.',
  })
  async undoImport(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<ImportType> {
    return presentImport(await undoImport(context, parseId(args)), context);
  }

  @Mutation(() => Int, {
    description:
      'Deletes an import and its file; the imported deals and people remain. Returns the import’s id. Errors: FORBIDDEN unless the viewer is an admin; NOT_FOUND; CONFLICT while the import can be undone, is running or is being undone.',
  })
  async deleteImport(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await deleteImport(context, parseId(args));
    return args.id;
  }
}
