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
      'The imports that were done, and those that the viewer has begun, the latest first, at most 100. FORBIDDEN but for positions 3 and 5.',
  })
  async imports(@Ctx() context: Context): Promise<ImportType[]> {
    return (await listImports(context)).map(row => presentImport(row, context));
  }

  @Query(() => ImportType, {
    description: 'An import, with how far it is. NOT_FOUND for someone else’s that is not done.',
  })
  async import(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<ImportType> {
    return presentImport(await getImport(context, parseId(args)), context);
  }

  @Query(() => ImportPreviewType, {
    complexity: 200,
    description:
      'What an import would do now: its names to settle, and what becomes of each line. Nothing is written. Errors: NOT_FOUND, CONFLICT while lines are missing, BAD_INPUT while a needed column is.',
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
      'Makes an import of a sheet, or answers the one that was made of it. Nothing is recorded yet. Errors: FORBIDDEN, NOT_FOUND, CONFLICT while lines are missing, BAD_INPUT for a sheet that is to be compared.',
  })
  async prepareImport(
    @Ctx() context: Context,
    @Arg('sheetId', () => Int, { description: 'A sheet of the viewer’s own.' }) sheetId: number,
  ): Promise<ImportType> {
    return presentImport(await prepareImport(context, parseId({ id: sheetId })), context);
  }

  @Mutation(() => ImportType, {
    description:
      'Says whom names of the file mean. Errors: NOT_FOUND, BAD_INPUT for someone who is not there, CONFLICT when the import is done or being done.',
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
      'Records the new deals of an import, or adds its new people: all or none. It goes on when the call is given up; `import` says how far it is. Errors: NOT_FOUND; CONFLICT when it is done or being done, when it would be another number now, and when a number was taken meanwhile; BAD_INPUT when nothing is new.',
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
      'Undoes an import as one: deletes its deals and its people, while none of them has been changed. Errors: NOT_FOUND, CONFLICT with what has been changed, or when it is not done, or undone already.',
  })
  async undoImport(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<ImportType> {
    return presentImport(await undoImport(context, parseId(args)), context);
  }

  @Mutation(() => Int, {
    description:
      'Deletes an import with its file; deals and people stay. Answers its id. Errors: FORBIDDEN but for position 5, NOT_FOUND, CONFLICT while it can be undone, or is being run or undone.',
  })
  async deleteImport(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await deleteImport(context, parseId(args));
    return args.id;
  }
}
