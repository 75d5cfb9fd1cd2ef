import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { DayScalar, MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { ComparedAmount } from '../../rules/compare/amounts.ts';
import type { Decision } from '../../rules/compare/decisions.ts';
import type { ComparedGroup } from '../../rules/compare/groups.ts';
import type { MatchedBy } from '../../rules/compare/match.ts';
import {
  ComparedAmountEnum,
  ComparedGroupEnum,
  ComparisonActionKindEnum,
  DecisionEnum,
  MatchedByEnum,
} from './comparison.enums.ts';
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

@ObjectType('ComparedAmountLine', { description: 'One amount of a line, on both sides.' })
export class ComparedAmountLineType {
  @Field(() => ComparedAmountEnum, { description: 'Which.' })
  amount!: ComparedAmount;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Ours as it was compared; null is empty, or there is no deal.',
  })
  ours!: number | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The file’s; null is empty, or there is no line.',
  })
  theirs!: number | null;

  @Field(() => MoneyScalar, { description: 'theirs − ours, an empty one counting 0.' })
  difference!: number;

  @Field(() => MoneyScalar, { nullable: true, description: 'Ours as it stands now.' })
  now!: number | null;

  @Field(() => DecisionEnum, {
    nullable: true,
    description: 'What was decided; null: nothing yet, or nothing is to be.',
  })
  decision!: Decision | null;
}

@ObjectType('ProposedDeal', { description: 'A deal that a line may be.' })
export class ProposedDealType {
  @Field(() => Int, { nullable: true, description: 'Its number now.' })
  number!: number | null;

  @Field(() => String, { nullable: true, description: 'The customer.' })
  customerName!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'The day of delivery.' })
  day!: Day | null;

  @Field(() => MoneyScalar, { description: 'Its amounts, added up.' })
  sum!: number;
}

@ObjectType('DealToMatch', { description: 'A deal with which a line can be matched by hand.' })
export class DealToMatchType extends ProposedDealType {
  @Field(() => String, { nullable: true, description: 'Its stock number.' })
  stockNum!: string | null;

  @Field(() => Int, { nullable: true, description: 'The line that has it, so that it cannot be matched.' })
  matchedLine!: number | null;
}

@ObjectType('HandedOn', { description: 'A comparison with open lines that were handed on.' })
export class EscalatedComparisonType {
  @Field(() => Int, { description: 'The comparison.' })
  comparisonId!: number;

  @Field(() => String, { description: 'What its file is called.' })
  fileName!: string;

  @Field(() => Int, { description: 'How many lines.' })
  lineCount!: number;
}

@ObjectType('ComparedLine', { description: 'A line of the file, a deal, or both.' })
export class ComparedLineType {
  @Field(() => Int, { description: 'Its place in the comparison, by which acts name it.' })
  place!: number;

  @Field(() => ComparedGroupEnum, { description: 'Where it stands.' })
  group!: ComparedGroup;

  @Field(() => Int, { nullable: true, description: 'Its line in the file; null: only here.' })
  line!: number | null;

  @Field(() => Int, { nullable: true, description: 'The deal’s number, else the file’s.' })
  number!: number | null;

  @Field(() => String, { nullable: true, description: 'The deal’s stock number, else the file’s.' })
  stockNum!: string | null;

  @Field(() => String, { nullable: true, description: 'The deal’s customer, else the file’s.' })
  customerName!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'The day of delivery, else the file’s day.' })
  day!: Day | null;

  @Field(() => [ComparedAmountLineType], { description: 'Its amounts.' })
  amounts!: ComparedAmountLineType[];

  @Field(() => MatchedByEnum, { nullable: true, description: 'By what they were matched.' })
  matchedBy!: MatchedBy | null;

  @Field(() => Boolean, { description: 'Whether the deal was sold in the period.' })
  isInPeriod!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot be read, or stands alone, in a sentence.',
  })
  why!: string | null;

  @Field(() => ProposedDealType, { nullable: true, description: 'The deal that it may be.' })
  proposed!: ProposedDealType | null;

  @Field(() => Boolean, { description: 'Whether somebody still has to decide something.' })
  isOpen!: boolean;

  @Field(() => String, { nullable: true, description: 'Why ours was kept.' })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The note with which ours was kept in the comparison before, on the same amounts; "" is without one, null not kept.',
  })
  keptBefore!: string | null;

  @Field(() => String, { nullable: true, description: 'Who handed the line on; null: nobody.' })
  handedOnBy!: string | null;

  @Field(() => String, { nullable: true, description: 'With which word.' })
  handedNote!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the deal as it stands now; null: no deal, or it is gone.',
  })
  version!: number | null;

  @Field(() => Boolean, {
    description: 'Whether somebody has changed what was compared, or deleted the deal.',
  })
  isChanged!: boolean;

  @Field(() => Boolean, { description: 'Whether the deal is confirmed now.' })
  isConfirmed!: boolean;

  @Field(() => String, { nullable: true, description: 'Who typed our gross last.' })
  typedBy!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When.' })
  typedAt!: Date | null;
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

@InputType('ComparedLineInput', { description: 'A line that an act is about.' })
export class ComparedLineInput {
  @Field(() => Int, { description: 'Its place.' })
  place!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of its deal that one sees, when it was changed since it was compared. Without one the deal has to be as it was compared.',
  })
  version: number | null | undefined;
}
