import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { MoneyScalar, MonthScalar } from '../../input/scalars.ts';
import type { DayRange, Month } from '../../rules/calendar/calendar.ts';
import type { TrendFigureName } from '../../rules/trends/trendSteps.ts';
import { CarUnitsType, DayRangeType } from '../report.types.ts';
import { TrendFigureEnum } from './trends.enums.ts';

/** Of which month, and of whom. */
@ArgsType()
export class TrendsArgs {
  @Field(() => MonthScalar, { description: 'The month looked at.' })
  month!: Month;

  @Field(() => Int, {
    nullable: true,
    description: 'A team from 1 (none) to 5 (HSE): the people whose team it is today, as on Summary.',
  })
  teamId?: number | null;

  @Field(() => Int, { nullable: true, description: 'One person. Without this and a team: the store.' })
  employeeId?: number | null;
}

/** Which figure is explained. */
@ArgsType()
export class ExplainTrendsArgs extends TrendsArgs {
  @Field(() => TrendFigureEnum, { description: 'Which figure.' })
  figure!: TrendFigureName;
}

@ObjectType('TrendMonth', {
  description: 'One month of the trends. Sold deals count by delivery date, ups by the date of their log.',
})
export class TrendMonthType extends CarUnitsType {
  @Field(() => MonthScalar, { description: 'The month.' })
  month!: Month;

  @Field(() => DayRangeType, { description: 'Its first and last day.' })
  days!: DayRange;

  @Field(() => Boolean, { description: 'Whether its last day is today or later, so that more can be sold.' })
  isUnfinished!: boolean;

  @Field(() => Float, {
    description:
      'Units: new, used and unclassified, in halves; of the store, deals, 1 each, credited or not.',
  })
  units!: number;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Front gross ÷ units, negatives included, rounded once to the cent. Null without units.',
  })
  frontGrossPerUnit!: number | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Back gross ÷ units, negatives included, rounded once to the cent. Null without units.',
  })
  backGrossPerUnit!: number | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'Front and back gross ÷ units, rounded once to the cent: can differ by a cent from both together. Null without units.',
  })
  grossPerUnit!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Trade %: trades ÷ units × 100, 2 decimals, halves up; TRADE counts 1, TRADE X2 counts 2, half of a split half of that; may exceed 100. Null without units.',
  })
  tradePercent!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Closing rate: ups whose Sold is Yes ÷ ups × 100, 2 decimals, halves up. Null without ups. An up is its own salesperson’s.',
  })
  closingRate!: number | null;
}
