import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { DayScalar, MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { ComparedAmount } from '../../rules/compare/amounts.ts';
import type { Decision } from '../../rules/compare/decisions.ts';
import type { ComparedGroup } from '../../rules/compare/groups.ts';
import type { MatchedBy } from '../../rules/compare/match.ts';
import { ComparedAmountEnum, ComparedGroupEnum, DecisionEnum, MatchedByEnum } from './comparison.enums.ts';

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
