import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { DayScalar, MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { ComparedAmount } from '../../rules/compare/amounts.ts';
import type { ComparedGroup } from '../../rules/compare/groups.ts';
import { ComparedAmountEnum, ComparedGroupEnum, ComparisonActionKindEnum } from './comparison.enums.ts';
import type { ComparisonActionKind } from './comparison.statements.ts';

@ObjectType('ComparisonGroup', { description: 'A group in a comparison, with its count and sums.' })
export class ComparisonGroupType {
  @Field(() => ComparedGroupEnum, { description: 'The group that the count and the sums are for.' })
  group!: ComparedGroup;

  @Field(() => Int, {
    description: 'The number of lines in the group; a row of the file and its deal count as one line.',
  })
  count!: number;

  @Field(() => Int, { description: 'The number of unresolved lines.' })
  openCount!: number;

  @Field(() => MoneyScalar, { description: 'The sum of the file’s amounts, in dollars.' })
  theirs!: number;

  @Field(() => MoneyScalar, {
    description: 'The sum of Salesfloor’s amounts at the time of the comparison, in dollars.',
  })
  ours!: number;

  @Field(() => MoneyScalar, {
    description: 'The group’s part of the total difference, in dollars: theirs − ours.',
  })
  difference!: number;

  @Field(() => Int, {
    description: 'The number of deals that now have the file’s amounts but are not confirmed.',
  })
  toConfirmCount!: number;
}

@ObjectType('ComparisonAct', { description: 'An action on lines of a comparison.' })
export class ComparisonActionType {
  @Field(() => Int, { description: 'The id of the action.' })
  id!: number;

  @Field(() => ComparisonActionKindEnum, { description: 'The kind of action.' })
  kind!: ComparisonActionKind;

  @Field(() => String, { description: 'The name of the employee who took the action.' })
  doneBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'The time of the action.' })
  doneAt!: Date;

  @Field(() => Int, { description: 'The number of lines that the action changed.' })
  lineCount!: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The time when the action was undone; null if it was not undone.',
  })
  undoneAt!: Date | null;
}

@ObjectType('ComparisonSummary', {
  description: 'A comparison of gross with a file, as it appears in the list of comparisons.',
})
export class ComparisonSummaryType {
  @Field(() => Int, { description: 'The id of the comparison.' })
  id!: number;

  @Field(() => Int, { description: 'The id of the sheet that was compared.' })
  sheetId!: number;

  @Field(() => String, { description: 'The file name.' })
  fileName!: string;

  @Field(() => String, { description: 'The SHA-256 hash of the file’s bytes.' })
  sha256!: string;

  @Field(() => Int, { description: 'The size of the file’s rows, in bytes.' })
  bytes!: number;

  @Field(() => String, { description: 'The name of the employee who made the comparison.' })
  comparedBy!: string;

  @Field(() => GraphQLISODateTime, {
    description: 'The time of the comparison. Salesfloor’s amounts are those at this time.',
  })
  createdAt!: Date;

  @Field(() => DayScalar, { description: 'The first day of the period.' })
  firstDay!: Day;

  @Field(() => DayScalar, { description: 'The last day of the period.' })
  lastDay!: Day;

  @Field(() => [ComparedAmountEnum], { description: 'The amounts that are compared.' })
  amounts!: ComparedAmount[];

  @Field(() => MoneyScalar, { description: 'The file’s total for the compared amounts, in dollars.' })
  theirs!: number;

  @Field(() => MoneyScalar, {
    description: 'Salesfloor’s total for the compared amounts at the time of the comparison, in dollars.',
  })
  ours!: number;

  @Field(() => MoneyScalar, {
    description:
      'The total difference in dollars (theirs − ours), which is the sum of the groups’ differences.',
  })
  difference!: number;

  @Field(() => Int, { description: 'The number of unresolved lines.' })
  openCount!: number;
}

@ObjectType('Comparison', { description: 'A comparison of gross with a file (compare.md).' })
export class ComparisonType extends ComparisonSummaryType {
  @Field(() => [ComparisonGroupType], { description: 'The comparison’s five groups.' })
  groups!: ComparisonGroupType[];

  @Field(() => Int, {
    description: 'The number of deals that were not sold in the period but are in the file.',
  })
  outsideCount!: number;

  @Field(() => MoneyScalar, {
    description:
      'Salesfloor’s total for the deals that were not sold in the period but are in the file, in dollars.',
  })
  outside!: number;

  @Field(() => MoneyScalar, {
    description:
      'The unresolved amount in dollars: the sum of |theirs − ours| over all amounts without a decision.',
  })
  openAmount!: number;

  @Field(() => Int, { description: 'The number of unresolved lines that are assigned.' })
  handedOnCount!: number;

  @Field(() => [ComparisonActionType], { description: 'The comparison’s actions, newest first, at most 50.' })
  acts!: ComparisonActionType[];
}

@ObjectType('ComparisonPeriod', { description: 'The range of delivery days that a comparison covers.' })
export class ComparisonPeriodType {
  @Field(() => DayScalar, { description: 'The first delivery day of the period.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last delivery day of the period.' })
  end!: Day;
}

@ObjectType('ComparisonDone', { description: 'The result of an action on a comparison.' })
export class ComparisonActionResultType {
  @Field(() => Int, { description: 'The id of the action, for undoing it.' })
  actId!: number;

  @Field(() => Int, { description: 'The number of lines that were changed.' })
  lineCount!: number;

  @Field(() => [String], {
    description: 'The deals that were skipped because they had changed in the meantime, such as "#411".',
  })
  skipped!: string[];

  @Field(() => ComparisonType, { description: 'The comparison after the action.' })
  comparison!: ComparisonType;
}
