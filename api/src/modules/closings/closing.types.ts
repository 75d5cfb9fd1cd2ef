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
  'How a deal changed between two closings of its month.',
  {
    ADDED: 'The deal was created in the month, restored, or moved into the month.',
    REMOVED: 'The deal was deleted or moved out of the month.',
    CHANGED: 'A field of the deal that counts toward the figures was changed.',
  } satisfies Record<DealDifference['kind'], string>,
);

@ObjectType('ClosedMonth', { description: 'A closed month (closing.md).' })
export class ClosedMonthType {
  @Field(() => Int, { description: 'The id of the closing.' })
  id!: number;

  @Field(() => MonthScalar, { description: 'The month that was closed.' })
  month!: Month;

  @Field(() => GraphQLISODateTime, { description: 'The time of the closing.' })
  closedAt!: Date;

  @Field(() => EmployeeType, { nullable: true, description: 'The employee who closed the month.' })
  closedBy!: EmployeeType | null;
}

@ObjectType('Closing', {
  description: 'A closing of a month and, if the month was reopened later, the reopening.',
})
export class ClosingType extends ClosedMonthType {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The time of the reopening; null while the month is closed.',
  })
  reopenedAt!: Date | null;

  @Field(() => EmployeeType, { nullable: true, description: 'The employee who reopened the month.' })
  reopenedBy!: EmployeeType | null;

  @Field(() => String, { nullable: true, description: 'The reason for reopening the month.' })
  reason!: string | null;
}

@ObjectType('MonthTotals', {
  description:
    'The store’s totals for a month: the totals stored at close if the month is closed, otherwise the current totals.',
})
export class MonthTotalsType extends createFiguresClass(monthTotals) {
  @Field(() => Int, {
    description: 'The number of deals with open items. For a closed month, the number at close, up to 1,000.',
  })
  openDeals!: number;
}

@ObjectType('StoreMonth', { description: 'One of the store’s months, open or closed.' })
export class StoreMonthType {
  @Field(() => MonthScalar, { description: 'The calendar month.' })
  month!: Month;

  @Field(() => Boolean, { description: 'Whether the month is over and can be closed.' })
  isOver!: boolean;

  @Field(() => MonthTotalsType, {
    nullable: true,
    description:
      'The month’s totals; null if the month was closed in a newer version of Salesfloor than this one.',
  })
  totals!: MonthTotalsType | null;

  @Field(() => ClosingType, {
    nullable: true,
    description: 'The month’s last closing; null if the month was never closed.',
  })
  lastClosing!: ClosingType | null;
}

@ObjectType('PersonFigures', { description: 'The monthly figures that one employee’s pay is based on.' })
export class PersonFiguresType extends createFiguresClass(closedPersonFigures) implements PersonFigures {
  @Field(() => Int, { description: 'The employee id.' })
  id!: number;

  @Field(() => String, { description: 'The employee’s name when the figures were calculated.' })
  name!: string;

  @Field(() => Int, {
    description: 'The employee’s team when the figures were calculated, 1 to 5; 1 means no team.',
  })
  team!: TeamId;
}

@ObjectType('MonthFigures', { description: 'The monthly figures that pay is based on.' })
export class MonthFiguresType extends createFiguresClass(closedStoreFigures) implements MonthFigures {
  @Field(() => [PersonFiguresType], { description: 'The people on the summary, in the summary’s order.' })
  people!: readonly PersonFiguresType[];
}

@ObjectType('OpenDealOfMonth', { description: 'A deal with open items.' })
export class OpenDealOfMonthType {
  @Field(() => Int, {
    description:
      'The deal number when the month was closed; for a month that is not closed, the current number.',
  })
  number!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The current deal number; null if the deal is deleted.',
  })
  numberNow!: number | null;

  @Field(() => String, { description: 'The customer’s name.' })
  customerName!: string;

  @Field(() => [OpenItemKindEnum], { description: 'The kinds of open items that the deal has.' })
  kinds!: readonly OpenItemKind[];
}

@ObjectType('ChangedPerson', { description: 'The employee to whom a figure belongs.' })
export class ChangedPersonType {
  @Field(() => Int, { description: 'The employee id.' })
  id!: number;

  @Field(() => String, { description: 'The employee’s name.' })
  name!: string;
}

@ObjectType('AmountSince', { description: 'An amount at the previous closing and at this one.' })
export class ComparedType implements ComparedAmounts {
  @Field(() => Float, { description: 'The amount at the previous closing; money is in dollars.' })
  from!: number;

  @Field(() => Float, { description: 'The amount at this closing; money is in dollars.' })
  to!: number;

  @Field(() => Float, { description: 'The difference (to − from); money is in dollars.' })
  difference!: number;
}

@ObjectType('FigureDifference', { description: 'A figure that has changed since the previous closing.' })
export class FigureDifferenceType extends ComparedType {
  @Field(() => String, {
    description: 'The name of the figure: a field of MonthFigures or PersonFigures.',
  })
  figure!: string;

  @Field(() => ChangedPersonType, {
    nullable: true,
    description: 'The employee that the figure belongs to; null for a store figure.',
  })
  person!: ChangedPersonType | null;
}

@ObjectType('PeopleDifferences', {
  description:
    'One figure for all employees, compared with the previous closing (closing.md, Closing again).',
})
export class PeopleDifferencesType implements PeopleDifferences {
  @Field(() => String, { description: 'The name of the figure: a field of PersonFigures.' })
  figure!: PersonFigureName;

  @Field(() => [FigureDifferenceType], { description: 'The employees with a change in this figure.' })
  rows!: readonly FigureDifferenceType[];

  @Field(() => Int, {
    description: 'The number of employees whose figure has not changed and is not 0.',
  })
  others!: number;

  @Field(() => Float, {
    description: 'The sum of the figure for employees whose figure has not changed; money is in dollars.',
  })
  unchanged!: number;

  @Field(() => ComparedType, { description: 'The sum of the figure for all employees, changed or not.' })
  sum!: ComparedType;
}

@ObjectType('CountedFieldChange', {
  description: 'A deal field that has changed since the previous closing.',
})
class CountedFieldChangeType {
  @Field(() => RECORDED_FIELDS, { description: 'The field that has changed.' })
  field!: RecordedDealField;

  @Field(() => String, {
    nullable: true,
    description: 'The value at the previous closing; null means blank.',
  })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'The value at this closing; null means blank.' })
  to!: string | null;
}

@ObjectType('DealDifference', {
  description: 'A deal that has changed since the previous closing of its month.',
})
export class DealDifferenceType {
  @Field(() => Int, {
    description: 'The deal number at this closing; for a removed deal, the number at the previous closing.',
  })
  number!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The current deal number; null if the deal is deleted.',
  })
  numberNow!: number | null;

  @Field(() => String, { description: 'The customer’s name.' })
  customerName!: string;

  @Field(() => DealDifferenceEnum, { description: 'How the deal changed.' })
  kind!: DealDifference['kind'];

  @Field(() => [CountedFieldChangeType], {
    description: 'The changed fields that count toward the figures.',
  })
  fields!: CountedFieldChangeType[];
}

@ObjectType('DifferencesSinceClosing', {
  description: 'The changes in a month since its previous closing.',
})
export class DifferencesType {
  @Field(() => [DealDifferenceType], { description: 'The changed deals, sorted by deal number.' })
  deals!: DealDifferenceType[];

  @Field(() => [FigureDifferenceType], {
    description: 'The changed figures: the store’s first, then the employees’.',
  })
  figures!: readonly FigureDifferenceType[];

  @Field(() => [PeopleDifferencesType], {
    description: 'The employees’ changed figures, one entry per figure, with Total Spiff first.',
  })
  people!: PeopleDifferencesType[];
}

@ObjectType()
export abstract class MonthType {
  @Field(() => MonthFiguresType, { description: 'The figures that pay is based on.' })
  figures!: MonthFiguresType;

  @Field(() => [OpenDealOfMonthType], {
    description: 'The deals with open items, oldest first, at most 1,000.',
  })
  open!: OpenDealOfMonthType[];

  @Field(() => DifferencesType, {
    nullable: true,
    description: 'The changes since the previous closing; null if the month was not closed before.',
  })
  since!: DifferencesType | null;
}

@ObjectType('WaitingMonth', { description: 'A month that is over and not closed yet (closing.md).' })
export class WaitingMonthType {
  @Field(() => MonthScalar, { description: 'The month that can be closed.' })
  month!: Month;

  @Field(() => Int, { description: 'The number of deals in the month that have open items.' })
  openDeals!: number;
}

@ObjectType('MonthToClose', { description: 'A month as it would be closed now.' })
export class MonthToCloseType extends MonthType {
  @Field(() => String, {
    description: 'The id of these figures. `closeMonth` closes the month only if they have not changed.',
  })
  figuresId!: string;
}

@ObjectType('ClosedBoard', { description: 'A month’s report, as it was at close.' })
export class ClosedBoardType {
  @Field(() => String, {
    description: 'The name of the report, which is also the `table` argument of its export.',
  })
  name!: string;

  @Field(() => String, { description: 'The report’s title on screen.' })
  title!: string;

  @Field(() => [String], { description: 'The column headers.' })
  heads!: string[];

  @Field(() => [[String]], {
    nullable: 'items',
    description:
      'The rows, with the totals last. Units, dollar amounts and days (YYYY-MM-DD) are returned as text; null means blank.',
  })
  lines!: (string | null)[][];
}

@ObjectType('WhatWasClosed', { description: 'A closing with everything that it stored.' })
export class StoredClosingType extends MonthType {
  @Field(() => ClosingType, {
    description: 'The closing, with its time and the employee who closed the month.',
  })
  closing!: ClosingType;

  @Field(() => [ClosedBoardType], {
    description: 'The reports as they were at close, always in the same order.',
  })
  boards!: ClosedBoardType[];
}
