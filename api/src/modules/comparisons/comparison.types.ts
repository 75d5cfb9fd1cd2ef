import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { DayScalar, MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { ComparedAmount } from '../../rules/compare/amounts.ts';
import type { ComparedGroup } from '../../rules/compare/groups.ts';
import { ComparedAmountEnum, ComparedGroupEnum, ComparisonActionKindEnum } from './comparison.enums.ts';
import type { ComparisonActionKind } from './comparison.statements.ts';

@ObjectType('ComparisonGroup', { description: 'A group of a comparison: its count and sums.' })
export class ComparisonGroupType {
  @Field(() => ComparedGroupEnum, { description: 'Which.' })
  group!: ComparedGroup;

  @Field(() => Int, {
    description: 'How many lines and deals stand in it; a line with its deal counts once.',
  })
  count!: number;

  @Field(() => Int, { description: 'Of how many somebody still has to decide something.' })
  openCount!: number;

  @Field(() => MoneyScalar, { description: 'The sum of the file’s amounts.' })
  theirs!: number;

  @Field(() => MoneyScalar, { description: 'The sum of our amounts, as they were compared.' })
  ours!: number;

  @Field(() => MoneyScalar, { description: 'theirs − ours: what the group adds to the difference.' })
  difference!: number;

  @Field(() => Int, {
    description: 'How many deals have the file’s amounts now, the same or taken, and are not confirmed.',
  })
  toConfirmCount!: number;
}

@ObjectType('ComparisonAct', { description: 'What somebody did to lines of a comparison.' })
export class ComparisonActionType {
  @Field(() => Int, { description: 'Its key.' })
  id!: number;

  @Field(() => ComparisonActionKindEnum, { description: 'What.' })
  kind!: ComparisonActionKind;

  @Field(() => String, { description: 'By whom.' })
  doneBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  doneAt!: Date;

  @Field(() => Int, { description: 'To how many lines.' })
  lineCount!: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was undone; null while it stands.',
  })
  undoneAt!: Date | null;
}

@ObjectType('ComparisonSummary', { description: 'A comparison of gross with a file, in a list.' })
export class ComparisonSummaryType {
  @Field(() => Int, { description: 'Its key.' })
  id!: number;

  @Field(() => Int, { description: 'The sheet whose lines they are.' })
  sheetId!: number;

  @Field(() => String, { description: 'What the file is called.' })
  fileName!: string;

  @Field(() => String, { description: 'Of the file’s bytes.' })
  sha256!: string;

  @Field(() => Int, { description: 'What the lines of its file take, in bytes.' })
  bytes!: number;

  @Field(() => String, { description: 'Who made it.' })
  comparedBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'When: our side is as of then.' })
  createdAt!: Date;

  @Field(() => DayScalar, { description: 'The first day of the period.' })
  firstDay!: Day;

  @Field(() => DayScalar, { description: 'The last day of the period.' })
  lastDay!: Day;

  @Field(() => [ComparedAmountEnum], { description: 'What is compared.' })
  amounts!: ComparedAmount[];

  @Field(() => MoneyScalar, { description: 'The file’s total of the amounts that are compared.' })
  theirs!: number;

  @Field(() => MoneyScalar, { description: 'Our total, as it was compared.' })
  ours!: number;

  @Field(() => MoneyScalar, { description: 'theirs − ours, which is the sum of the groups’ differences.' })
  difference!: number;

  @Field(() => Int, { description: 'Of how many lines somebody still has to decide something.' })
  openCount!: number;
}

@ObjectType('Comparison', { description: 'A comparison of gross with a file (compare.md).' })
export class ComparisonType extends ComparisonSummaryType {
  @Field(() => [ComparisonGroupType], { description: 'The five groups.' })
  groups!: ComparisonGroupType[];

  @Field(() => Int, {
    description: 'How many of our deals were not sold in the period: the file names them.',
  })
  outsideCount!: number;

  @Field(() => MoneyScalar, { description: 'Our sum of those.' })
  outside!: number;

  @Field(() => MoneyScalar, {
    description: 'What is still open: the sum of |theirs − ours| of each amount that nobody has decided on.',
  })
  openAmount!: number;

  @Field(() => Int, { description: 'How many of the open lines were handed on.' })
  handedOnCount!: number;

  @Field(() => [ComparisonActionType], { description: 'What was done, the latest first, at most 50.' })
  acts!: ComparisonActionType[];
}

@ObjectType('ComparisonPeriod', { description: 'The days whose deals are compared.' })
export class ComparisonPeriodType {
  @Field(() => DayScalar, { description: 'The first.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last.' })
  end!: Day;
}

@ObjectType('ComparisonDone', { description: 'What an act has done.' })
export class ComparisonActionResultType {
  @Field(() => Int, { description: 'The act, by which it can be undone.' })
  actId!: number;

  @Field(() => Int, { description: 'To how many lines something was done.' })
  lineCount!: number;

  @Field(() => [String], {
    description: 'What was left as it is because somebody has changed it since: "#411".',
  })
  skipped!: string[];

  @Field(() => ComparisonType, { description: 'The comparison as it is now.' })
  comparison!: ComparisonType;
}
