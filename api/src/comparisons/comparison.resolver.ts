import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ChangesWith } from '../cachedUntilChange.ts';
import type { Context } from '../context.ts';
import { rangeOf } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { DayScalar } from '../input/scalars.ts';
import { AssumedLength, Costs } from '../queryCosts.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import type { ComparedAmount } from '../rules/compare/amounts.ts';
import type { ComparedGroup } from '../rules/compare/groups.ts';
import { perform } from './comparison.acts.ts';
import { deleteComparison } from './comparison.delete.ts';
import { ComparedAmountEnum, ComparedGroupEnum } from './comparison.enums.ts';
import {
  linesToConfirm,
  linesToHandOn,
  linesToKeep,
  linesToTake,
  named,
  pageOfLines,
  toCompare,
} from './comparison.input.ts';
import { compareAgain, compareSheet, proposedPeriod } from './comparison.make.ts';
import { presentComparison, presentDone, presentLine, presentSummary } from './comparison.present.ts';
import { comparisonById, handedOn, listComparisons, pageOfLinesNow } from './comparison.query.ts';
import {
  ComparedLineInput,
  ComparedLineType,
  ComparisonDoneType,
  ComparisonPeriodType,
  ComparisonSummaryType,
  ComparisonType,
  HandedOnType,
} from './comparison.types.ts';
import { undoAct } from './comparison.undo.ts';

export const idArg = { description: 'The comparison.' };
const linesArg = {
  nullable: true,
  description:
    'Which lines, at most 20,000, all of them or none; without, every line for which there is something to do and whose deal still stands.',
} as const;

@Resolver()
export class ComparisonResolver {
  @ChangesWith('COMPARISONS', 'EMPLOYEES')
  @AssumedLength(100)
  @Query(() => [ComparisonSummaryType], {
    description:
      'The comparisons of the store, the latest first, at most 100. FORBIDDEN for those who neither type gross nor review it.',
  })
  async comparisons(@Ctx() context: Context): Promise<ComparisonSummaryType[]> {
    return (await listComparisons(context)).map(presentSummary);
  }

  @ChangesWith('DEALS', 'COMPARISONS', 'EMPLOYEES')
  @Query(() => ComparisonType, {
    description: 'A comparison: its totals, groups and acts. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async comparison(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArg) id: number,
  ): Promise<ComparisonType> {
    return presentComparison(context, await comparisonById(context, parseInput(named, { id }).id));
  }

  @ChangesWith('DEALS', 'COMPARISONS', 'EMPLOYEES')
  @Costs(50)
  @Query(() => [ComparedLineType], {
    description:
      'Lines of a group of a comparison: as they stand in the file, deals without a line by their numbers.',
  })
  async comparisonLines(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArg) id: number,
    @Arg('group', () => ComparedGroupEnum, { description: 'The group.' }) group: ComparedGroup,
    @Arg('isOpen', () => Boolean, {
      defaultValue: false,
      description: 'Only lines about which something is to be decided.',
    })
    isOpen: boolean,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) offset: number,
    @Arg('limit', () => Int, { defaultValue: 100, description: 'How many, 1 to 200.' }) limit: number,
  ): Promise<ComparedLineType[]> {
    const page = parseInput(pageOfLines, { id, group, isOpen, offset, limit });
    const comparison = await comparisonById(context, page.id);
    return (await pageOfLinesNow(context.database, comparison.id, page)).map(presentLine);
  }

  @ChangesWith('COMPARISONS')
  @AssumedLength(5)
  @Query(() => [HandedOnType], {
    deprecationReason: 'waiting says it, and what else waits.',
    description:
      'Open lines that were handed on, by comparison, the latest first, at most 5; what was compared again counts in the later comparison alone. FORBIDDEN for those who neither type gross nor review it.',
  })
  handedOn(@Ctx() context: Context): Promise<HandedOnType[]> {
    return handedOn(context);
  }

  @Costs(100)
  @Query(() => ComparisonPeriodType, {
    description:
      'The period that a sheet is proposed to be compared with: the months of its days, or this month. Errors as of `compareSheet`.',
  })
  proposedPeriod(
    @Ctx() context: Context,
    @Arg('sheetId', () => Int, { description: 'A sheet of the viewer’s own.' }) sheetId: number,
  ): Promise<ComparisonPeriodType> {
    return proposedPeriod(context, parseInput(named, { id: sheetId }).id);
  }

  @Costs(200)
  @Mutation(() => ComparisonType, {
    description:
      'Compares a sheet with the deals that were sold in a period and those that it names, and keeps the answer. No deal is changed. Errors: FORBIDDEN, NOT_FOUND, CONFLICT while lines are missing, BAD_INPUT while a needed column is.',
  })
  async compareSheet(
    @Ctx() context: Context,
    @Arg('sheetId', () => Int, { description: 'A sheet of the viewer’s own.' }) sheetId: number,
    @Arg('start', () => DayScalar, { description: 'The first day of delivery.' }) start: Day,
    @Arg('end', () => DayScalar, { description: 'The last.' }) end: Day,
  ): Promise<ComparisonType> {
    const sent = parseInput(toCompare, { sheetId, start, end });
    const made = await compareSheet(context, sent.sheetId, rangeOf(sent.start, sent.end));
    return presentComparison(context, made);
  }

  @Costs(200)
  @Mutation(() => ComparisonType, {
    description:
      'Compares the file of a comparison, read as it was then, with the deals of the same period as they are now. Matches by hand and what is handed on are carried over, and notes of what was kept are offered. The earlier comparison stays as it is, and no deal is changed. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async compareAgain(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArg) id: number,
  ): Promise<ComparisonType> {
    return presentComparison(context, await compareAgain(context, parseInput(named, { id }).id));
  }

  @Mutation(() => ComparisonDoneType, {
    description:
      'Types the file’s gross. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT when there is nothing to take, CONFLICT with the extension `places` when a deal was changed since; then nothing is changed.',
  })
  async takeTheirs(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArg) id: number,
    @Arg('lines', () => [ComparedLineInput], linesArg) lines: ComparedLineInput[] | null | undefined,
    @Arg('amount', () => ComparedAmountEnum, {
      nullable: true,
      description: 'Only this amount; without, all that differ.',
    })
    amount: ComparedAmount | null | undefined,
  ): Promise<ComparisonDoneType> {
    const sent = parseInput(linesToTake, { id, lines, amount });
    return presentDone(context, sent.id, await perform(context, sent.id, ['TAKE', sent.amount], sent.lines));
  }

  @Mutation(() => ComparisonDoneType, {
    description:
      'Settles lines without changing a deal. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT when a line is settled already.',
  })
  async keepOurs(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArg) id: number,
    @Arg('lines', () => [ComparedLineInput], { description: 'Which lines, 1 to 20,000.' })
    lines: ComparedLineInput[],
    @Arg('note', () => String, {
      nullable: true,
      description:
        'Why, at most 200 characters; "" is no note. Without, each line’s `keptBefore`, where it has one.',
    })
    note: string | null | undefined,
  ): Promise<ComparisonDoneType> {
    const sent = parseInput(linesToKeep, { id, lines, note });
    return presentDone(context, sent.id, await perform(context, sent.id, ['KEEP', sent.note], sent.lines));
  }

  @Mutation(() => ComparisonDoneType, {
    description:
      'Leaves lines open, with a word for those who type gross; what was said before gives way. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT without a word or when a line is settled already.',
  })
  async handOn(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArg) id: number,
    @Arg('lines', () => [ComparedLineInput], { description: 'Which lines, 1 to 20,000.' })
    lines: ComparedLineInput[],
    @Arg('note', () => String, { description: 'What is to be done, 1 to 200 characters.' }) note: string,
  ): Promise<ComparisonDoneType> {
    const sent = parseInput(linesToHandOn, { id, lines, note });
    const wish = ['HAND_ON', context.viewer.employeeId, sent.note] as const;
    return presentDone(context, sent.id, await perform(context, sent.id, wish, sent.lines));
  }

  @Mutation(() => ComparisonDoneType, {
    description:
      'Ticks Confirmed? on deals that have the file’s amounts and are not confirmed; `lineCount` counts those. Errors: FORBIDDEN but for office staff, NOT_FOUND, BAD_INPUT when there is nothing to confirm, CONFLICT when a deal was changed since.',
  })
  async confirmEqual(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArg) id: number,
    @Arg('lines', () => [ComparedLineInput], linesArg) lines: ComparedLineInput[] | null | undefined,
    @Arg('group', () => ComparedGroupEnum, { nullable: true, description: 'Only lines of this group.' })
    group: ComparedGroup | null | undefined,
  ): Promise<ComparisonDoneType> {
    const sent = parseInput(linesToConfirm, { id, lines, group });
    return presentDone(
      context,
      sent.id,
      await perform(context, sent.id, ['CONFIRM', sent.group], sent.lines),
    );
  }

  @Mutation(() => ComparisonDoneType, {
    description:
      'Undoes an act as one. A deal of which a field that the act changed was changed since stays as it is, with all of these fields, and is named; other changes of it do not matter. Errors: FORBIDDEN, NOT_FOUND, CONFLICT when it is undone, when all of it was changed since, or when a later act has to be undone first.',
  })
  async undoComparisonAct(
    @Ctx() context: Context,
    @Arg('actId', () => Int, { description: 'The act.' }) actId: number,
  ): Promise<ComparisonDoneType> {
    const { comparisonId, ...done } = await undoAct(context, parseInput(named, { id: actId }).id);
    return presentDone(context, comparisonId, done);
  }

  @Mutation(() => Int, {
    description:
      'Deletes a comparison, and its file when no other was made of it; no deal is changed. Answers its id. Errors: FORBIDDEN but for position 5, NOT_FOUND.',
  })
  async deleteComparison(@Ctx() context: Context, @Arg('id', () => Int, idArg) id: number): Promise<number> {
    await deleteComparison(context, parseInput(named, { id }).id);
    return id;
  }
}
