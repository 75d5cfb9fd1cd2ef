import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { DayScalar, MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { ComparedAmount } from '../../rules/compare/amounts.ts';
import type { Decision } from '../../rules/compare/decisions.ts';
import type { ComparedGroup } from '../../rules/compare/groups.ts';
import type { MatchedBy } from '../../rules/compare/match.ts';
import { ComparedAmountEnum, ComparedGroupEnum, DecisionEnum, MatchedByEnum } from './comparison.enums.ts';

@ObjectType('ComparedAmountLine', { description: 'One of a line’s amounts, in Salesfloor and in the file.' })
export class ComparedAmountLineType {
  @Field(() => ComparedAmountEnum, { description: 'The kind of amount.' })
  amount!: ComparedAmount;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'Salesfloor’s amount in dollars at the time of the comparison; null if it is blank or the line has no deal.',
  })
  ours!: number | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The file’s amount in dollars; null if it is blank or the line has no row in the file.',
  })
  theirs!: number | null;

  @Field(() => MoneyScalar, {
    description: 'The difference in dollars (theirs − ours). A blank amount counts as 0.',
  })
  difference!: number;

  @Field(() => MoneyScalar, { nullable: true, description: 'Salesfloor’s current amount in dollars.' })
  now!: number | null;

  @Field(() => DecisionEnum, {
    nullable: true,
    description: 'The decision about the amount; null if it has not been made yet or is not needed.',
  })
  decision!: Decision | null;
}

@ObjectType('ProposedDeal', { description: 'A deal that probably belongs to a line.' })
export class ProposedDealType {
  @Field(() => Int, { nullable: true, description: 'The current deal number.' })
  number!: number | null;

  @Field(() => String, { nullable: true, description: 'The customer’s name.' })
  customerName!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'The delivery day.' })
  day!: Day | null;

  @Field(() => MoneyScalar, { description: 'The sum of the deal’s compared amounts, in dollars.' })
  sum!: number;
}

@ObjectType('DealToMatch', { description: 'A deal that a user can match with a line.' })
export class DealToMatchType extends ProposedDealType {
  @Field(() => String, { nullable: true, description: 'The stock number.' })
  stockNum!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The file row that the deal is already matched with; null if the deal can be matched.',
  })
  matchedLine!: number | null;
}

@ObjectType('HandedOn', { description: 'A comparison with assigned lines that are still unresolved.' })
export class EscalatedComparisonType {
  @Field(() => Int, { description: 'The id of the comparison.' })
  comparisonId!: number;

  @Field(() => String, { description: 'The file name.' })
  fileName!: string;

  @Field(() => Int, { description: 'The number of assigned lines that are still unresolved.' })
  lineCount!: number;
}

@ObjectType('ComparedLine', { description: 'A line in a comparison: a row of the file, a deal, or both.' })
export class ComparedLineType {
  @Field(() => Int, { description: 'The line’s position in the comparison, which identifies it in actions.' })
  place!: number;

  @Field(() => ComparedGroupEnum, { description: 'The group of the line.' })
  group!: ComparedGroup;

  @Field(() => Int, {
    nullable: true,
    description: 'The row number in the file; null if the line has a deal but no matching row.',
  })
  line!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The deal number in Salesfloor or, if there is none, in the file.',
  })
  number!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The stock number in Salesfloor or, if there is none, in the file.',
  })
  stockNum!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The customer’s name in Salesfloor or, if there is none, in the file.',
  })
  customerName!: string | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The delivery day in Salesfloor or, if there is none, in the file.',
  })
  day!: Day | null;

  @Field(() => [ComparedAmountLineType], { description: 'The line’s amounts.' })
  amounts!: ComparedAmountLineType[];

  @Field(() => MatchedByEnum, {
    nullable: true,
    description: 'How the row and the deal were matched.',
  })
  matchedBy!: MatchedBy | null;

  @Field(() => Boolean, { description: 'Whether the deal was sold in the period.' })
  isInPeriod!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The reason why the row cannot be read or has no deal, as a sentence.',
  })
  why!: string | null;

  @Field(() => ProposedDealType, {
    nullable: true,
    description: 'The deal that probably belongs to the line.',
  })
  proposed!: ProposedDealType | null;

  @Field(() => Boolean, { description: 'Whether the line is unresolved.' })
  isOpen!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The note that explains why Salesfloor’s amounts were kept.',
  })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The note from an earlier comparison in which Salesfloor’s amounts were kept, if the amounts are still the same; "" if there was no note, null if the amounts were not kept.',
  })
  keptBefore!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the employee who assigned the line; null if it is not assigned.',
  })
  handedOnBy!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The note that was entered when the line was assigned.',
  })
  handedNote!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The current version of the deal; null if there is no deal or it is deleted.',
  })
  version!: number | null;

  @Field(() => Boolean, {
    description: 'Whether the compared amounts have changed since the comparison, or the deal was deleted.',
  })
  isChanged!: boolean;

  @Field(() => Boolean, { description: 'Whether the deal is currently confirmed.' })
  isConfirmed!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the employee who last entered Salesfloor’s gross.',
  })
  typedBy!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The time when Salesfloor’s gross was last entered.',
  })
  typedAt!: Date | null;
}

@InputType('ComparedLineInput', { description: 'A line that an action applies to.' })
export class ComparedLineInput {
  @Field(() => Int, { description: 'The position of the line.' })
  place!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the deal that the viewer sees; required if the deal has changed since the comparison.',
  })
  version: number | null | undefined;
}
