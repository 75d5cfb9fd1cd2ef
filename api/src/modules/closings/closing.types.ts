import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { createFiguresClass } from '../../platform/graphql/figureTypes.ts';
import { MonthScalar } from '../../platform/graphql/scalars.ts';
import { OpenItemKindEnum } from '../../reports/openItems/openItems.types.ts';
import type { Month } from '../../rules/calendar/calendar.ts';
import { closedPersonFigures, closedStoreFigures, monthTotals } from '../../rules/closing/closedFigures.ts';
import type {
  ComparedAmounts,
  DealDifference,
  MonthFigures,
  PeopleDifferences,
  PersonFigureName,
  PersonFigures,
} from '../../rules/closing/differences.ts';
import type { OpenItemKind } from '../../rules/openItems/openItems.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import { RECORDED_FIELDS, type RecordedDealField } from '../deals/deal.history.ts';
import { EmployeeType } from '../employees/employee.types.ts';

const DealDifferenceEnum = defineEnum(
  'DealDifferenceKind',
  'What became of a deal of a month between two closings.',
  {
    ADDED: 'It was recorded in the month, brought back, or moved in.',
    REMOVED: 'It was deleted or moved out.',
    CHANGED: 'Something that counts was changed.',
  } satisfies Record<DealDifference['kind'], string>,
);

@ObjectType('ClosedMonth', { description: 'A month that is closed (closing.md).' })
export class ClosedMonthType {
  @Field(() => Int, { description: 'The id of the closing.' })
  id!: number;

  @Field(() => MonthScalar, { description: 'The month.' })
  month!: Month;

  @Field(() => GraphQLISODateTime, { description: 'When it was closed.' })
  closedAt!: Date;

  @Field(() => EmployeeType, { nullable: true, description: 'Who closed it.' })
  closedBy!: EmployeeType | null;
}

@ObjectType('Closing', { description: 'That a month was closed, and, once it is, that it was reopened.' })
export class ClosingType extends ClosedMonthType {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was reopened; null while it is closed.',
  })
  reopenedAt!: Date | null;

  @Field(() => EmployeeType, { nullable: true, description: 'Who reopened it.' })
  reopenedBy!: EmployeeType | null;

  @Field(() => String, { nullable: true, description: 'Why it was reopened.' })
  reason!: string | null;
}

@ObjectType('MonthTotals', {
  description: 'The store in a month: as its closing stored it while it is closed, else as it stands now.',
})
export class MonthTotalsType extends createFiguresClass(monthTotals) {
  @Field(() => Int, { description: 'The deals that have anything to do; when it was closed, at most 1,000.' })
  openDeals!: number;
}

@ObjectType('StoreMonth', { description: 'A month of the store, open or closed.' })
export class StoreMonthType {
  @Field(() => MonthScalar, { description: 'The month.' })
  month!: Month;

  @Field(() => Boolean, { description: 'Whether it is over, so that it can be closed.' })
  isOver!: boolean;

  @Field(() => MonthTotalsType, {
    nullable: true,
    description: 'Its figures; null when a later version of Salesfloor closed it.',
  })
  totals!: MonthTotalsType | null;

  @Field(() => ClosingType, {
    nullable: true,
    description: 'Its last closing; null when it never was closed.',
  })
  lastClosing!: ClosingType | null;
}

@ObjectType('PersonFigures', { description: 'What people are paid by, of one person in a month.' })
export class PersonFiguresType extends createFiguresClass(closedPersonFigures) implements PersonFigures {
  @Field(() => Int, { description: 'The employee id.' })
  id!: number;

  @Field(() => String, { description: 'The name of then.' })
  name!: string;

  @Field(() => Int, { description: 'The team of then, 1 to 5; 1 is none.' })
  team!: TeamId;
}

@ObjectType('MonthFigures', { description: 'What people are paid by, of a month.' })
export class MonthFiguresType extends createFiguresClass(closedStoreFigures) implements MonthFigures {
  @Field(() => [PersonFiguresType], { description: 'Everyone on the summary, in its order.' })
  people!: readonly PersonFiguresType[];
}

@ObjectType('OpenDealOfMonth', { description: 'A deal about which something is open.' })
export class OpenDealOfMonthType {
  @Field(() => Int, { description: 'Its number.' })
  number!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The deal’s number now; null when it is deleted.',
  })
  numberNow!: number | null;

  @Field(() => String, { description: 'Its customer.' })
  customerName!: string;

  @Field(() => [OpenItemKindEnum], { description: 'What is open.' })
  kinds!: readonly OpenItemKind[];
}

@ObjectType('ChangedPerson', { description: 'Someone to whom a figure belongs.' })
export class ChangedPersonType {
  @Field(() => Int, { description: 'The employee id.' })
  id!: number;

  @Field(() => String, { description: 'The name.' })
  name!: string;
}

@ObjectType('AmountSince', { description: 'An amount at two closings of a month.' })
export class ComparedType implements ComparedAmounts {
  @Field(() => Float, { description: 'What it was; money in dollars.' })
  from!: number;

  @Field(() => Float, { description: 'What it became; money in dollars.' })
  to!: number;

  @Field(() => Float, { description: 'to − from; money in dollars.' })
  difference!: number;
}

@ObjectType('FigureDifference', { description: 'A figure that was another one at the closing before.' })
export class FigureDifferenceType extends ComparedType {
  @Field(() => String, { description: 'Which, as the fields of MonthFigures and PersonFigures are called.' })
  figure!: string;

  @Field(() => ChangedPersonType, { nullable: true, description: 'Whose; null is the store’s.' })
  person!: ChangedPersonType | null;
}

@ObjectType('PeopleDifferences', {
  description: 'One figure of people against the closing before (closing.md, Closing again).',
})
export class PeopleDifferencesType implements PeopleDifferences {
  @Field(() => String, { description: 'Which, as the fields of PersonFigures are called.' })
  figure!: PersonFigureName;

  @Field(() => [FigureDifferenceType], { description: 'Who has another one than before.' })
  rows!: readonly FigureDifferenceType[];

  @Field(() => Int, { description: 'How many others have any, the same as before.' })
  others!: number;

  @Field(() => Float, { description: 'How much those have together; money in dollars.' })
  unchanged!: number;

  @Field(() => ComparedType, { description: 'The rows and the others together.' })
  sum!: ComparedType;
}

@ObjectType('CountedFieldChange', {
  description: 'A field of a deal that was otherwise at the closing before.',
})
class CountedFieldChangeType {
  @Field(() => RECORDED_FIELDS, { description: 'The field.' })
  field!: RecordedDealField;

  @Field(() => String, { nullable: true, description: 'What it was; null is blank.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'What it became; null is blank.' })
  to!: string | null;
}

@ObjectType('DealDifference', {
  description: 'A deal of a month that was otherwise at the closing before.',
})
export class DealDifferenceType {
  @Field(() => Int, { description: 'The number that it had then, or had last.' })
  number!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The deal’s number now; null when it is deleted.',
  })
  numberNow!: number | null;

  @Field(() => String, { description: 'Its customer.' })
  customerName!: string;

  @Field(() => DealDifferenceEnum, { description: 'What became of it.' })
  kind!: DealDifference['kind'];

  @Field(() => [CountedFieldChangeType], { description: 'The fields that differ, of those that count.' })
  fields!: CountedFieldChangeType[];
}

@ObjectType('DifferencesSinceClosing', {
  description: 'What has changed in a month since the closing before.',
})
export class DifferencesType {
  @Field(() => [DealDifferenceType], { description: 'The deals that differ, by number.' })
  deals!: DealDifferenceType[];

  @Field(() => [FigureDifferenceType], {
    description: 'The figures that differ: the store’s, then people’s.',
  })
  figures!: readonly FigureDifferenceType[];

  @Field(() => [PeopleDifferencesType], {
    description: 'The figures of people that differ, each by itself, Total Spiff first.',
  })
  people!: PeopleDifferencesType[];
}

@ObjectType()
export abstract class MonthType {
  @Field(() => MonthFiguresType, { description: 'What people are paid by.' })
  figures!: MonthFiguresType;

  @Field(() => [OpenDealOfMonthType], { description: 'What is open, the oldest first; at most 1,000 deals.' })
  open!: OpenDealOfMonthType[];

  @Field(() => DifferencesType, {
    nullable: true,
    description: 'What has changed since the closing before; null when there was none.',
  })
  since!: DifferencesType | null;
}

@ObjectType('WaitingMonth', { description: 'A month that waits to be closed (closing.md).' })
export class WaitingMonthType {
  @Field(() => MonthScalar, { description: 'The month.' })
  month!: Month;

  @Field(() => Int, { description: 'The deals of it that have anything to do.' })
  openDeals!: number;
}

@ObjectType('MonthToClose', { description: 'A month as it would be closed now.' })
export class MonthToCloseType extends MonthType {
  @Field(() => String, {
    description: 'Stands for these figures: `closeMonth` closes the month with no others.',
  })
  figuresId!: string;
}

@ObjectType('ClosedBoard', { description: 'A report of a month as it was seen when the month was closed.' })
export class ClosedBoardType {
  @Field(() => String, { description: 'Its name, as the file of it is asked for by.' })
  name!: string;

  @Field(() => String, { description: 'What the screen calls it.' })
  title!: string;

  @Field(() => [String], { description: 'The heads of its columns.' })
  heads!: string[];

  @Field(() => [[String]], {
    nullable: 'items',
    description:
      'Its lines, the totals last: units, money in dollars and days (YYYY-MM-DD) as text; null is blank.',
  })
  lines!: (string | null)[][];
}

@ObjectType('WhatWasClosed', { description: 'A closing with all that it stored.' })
export class StoredClosingType extends MonthType {
  @Field(() => ClosingType, { description: 'Who closed it, and when.' })
  closing!: ClosingType;

  @Field(() => [ClosedBoardType], { description: 'The reports as they were seen, always in the same order.' })
  boards!: ClosedBoardType[];
}
