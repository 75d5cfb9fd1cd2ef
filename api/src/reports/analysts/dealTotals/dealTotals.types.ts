import { ArgsType, Field, Float, ObjectType } from 'type-graphql';
import {
  CarTypeEnum,
  DealStatusEnum,
  DeliveryStatusEnum,
  TradeStatusEnum,
} from '../../../modules/deals/deal.enums.ts';
import { EmployeeType, TeamType } from '../../../modules/employees/employee.types.ts';
import { defineEnum } from '../../../platform/graphql/defineEnum.ts';
import { MoneyScalar } from '../../../platform/graphql/scalars.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../../../rules/deals/dealValues.ts';
import { DealFilterInput } from '../deals/deals.types.ts';
import { describePersonKey, describeValueKey, GroupType, PERIOD_DESCRIPTIONS } from '../groups.types.ts';
import type { DealGrouping } from './dealTotals.query.ts';

const describePerUnit = (gross: string) => ({
  nullable: true,
  description: `${gross} ÷ units, in dollars: calculated from exact shares and rounded once to the cent, with ties rounded away from zero; null if there are no units.`,
});

@ObjectType('DealFigures', {
  description:
    'The figures for a group of deals. A deal counts as 1. If deals are grouped or filtered by salesperson or team, each half of a split counts as 0.5 for units and dollars, so that the groups add up to the total (rules.md, A deal).',
})
export class DealFiguresType {
  @Field(() => Float, {
    description:
      'The number of deals of every status. If deals are grouped or filtered by salesperson or team, half of a split counts as 0.5.',
  })
  deals!: number;

  @Field(() => Float, {
    description:
      'The number of sold deals (delivered, not DEAD, with a delivery date). If deals are grouped or filtered by salesperson or team, half of a split counts as 0.5.',
  })
  units!: number;

  @Field(() => Float, { description: 'Units of new cars.' })
  newUnits!: number;

  @Field(() => Float, { description: 'Units of used cars, including certified ones.' })
  usedUnits!: number;

  @Field(() => Float, { description: 'Units of certified cars, which `usedUnits` also includes.' })
  certifiedUnits!: number;

  @Field(() => Float, { description: 'Units without a car type: `units` − `newUnits` − `usedUnits`.' })
  unclassifiedUnits!: number;

  @Field(() => MoneyScalar, {
    description:
      'Front gross of sold deals in dollars, including negatives, summed from exact shares and rounded once to the cent.',
  })
  frontGross!: number;

  @Field(() => MoneyScalar, {
    description:
      'Back gross of sold deals in dollars, including negatives, summed from exact shares and rounded once to the cent.',
  })
  backGross!: number;

  @Field(() => MoneyScalar, {
    description: 'Front plus back gross of sold deals in dollars, added before rounding.',
  })
  totalGross!: number;

  @Field(() => MoneyScalar, describePerUnit('Front gross'))
  frontGrossPerUnit!: number | null;

  @Field(() => MoneyScalar, describePerUnit('Back gross'))
  backGrossPerUnit!: number | null;

  @Field(() => MoneyScalar, describePerUnit('Total gross'))
  totalGrossPerUnit!: number | null;

  @Field(() => Float, {
    description:
      'Cars traded in on sold deals: TRADE counts as 1, TRADE X2 as 2. Half of a split counts as half of its trades.',
  })
  trades!: number;

  @Field(() => Float, {
    description:
      'Trades ÷ units × 100, in percent to 2 decimals, ties rounded up; 0 if there are no units. Can exceed 100 (rules.md, Trade).',
  })
  tradePercent!: number;
}

@ObjectType('DealGroup', { description: 'A group of deals that have the same value for every grouping key.' })
export class DealGroupType extends GroupType {
  @Field(() => TeamType, describePersonKey('The credited team'))
  team?: TeamType | null;

  @Field(() => EmployeeType, describePersonKey('The credited salesperson'))
  salesperson?: EmployeeType | null;

  @Field(() => EmployeeType, describePersonKey('The sales manager'))
  salesManager?: EmployeeType | null;

  @Field(() => EmployeeType, describePersonKey('The finance manager (F&I)'))
  financeManager?: EmployeeType | null;

  @Field(() => CarTypeEnum, describeValueKey('The car type'))
  carType?: CarType | null;

  @Field(() => TradeStatusEnum, describeValueKey('The trade status'))
  tradeStatus?: TradeStatus | null;

  @Field(() => DealStatusEnum, describeValueKey('The deal status'))
  dealStatus?: DealStatus | null;

  @Field(() => DeliveryStatusEnum, describeValueKey('The delivery status'))
  deliveryStatus?: DeliveryStatus | null;

  @Field(() => DealFiguresType, { description: 'The group’s figures.' })
  figures!: DealFiguresType;
}

@ObjectType('DealTotals', { description: 'The figures for the filtered deals, in total and by group.' })
export class DealTotalsType {
  @Field(() => DealFiguresType, {
    description: 'The figures for all filtered deals. Before rounding, the groups add up to them.',
  })
  total!: DealFiguresType;

  @Field(() => [DealGroupType], {
    description:
      'The groups that have deals, sorted by the grouping keys in the given order: periods and names ascending; no team, unassigned and blank last. Without grouping keys, one group of all deals.',
  })
  groups!: DealGroupType[];
}

@ArgsType()
export class DealTotalsArgs {
  @Field(() => DealFilterInput, {
    nullable: true,
    description: 'Returns the figures for only the deals that match this filter; for all deals if absent.',
  })
  where?: DealFilterInput | null;

  @Field(() => [DealGroupingEnum], {
    defaultValue: [],
    description:
      'The grouping keys. The groups are sorted by these keys, in the given order. At most 10,000 groups.',
  })
  groupBy!: DealGrouping[];
}

export const DealGroupingEnum = defineEnum(
  'DealGrouping',
  'A key that deals can be grouped by. Periods are based on the log day: the delivery date, on which sold deals count, or the added date if there is none.',
  {
    ...PERIOD_DESCRIPTIONS,
    TEAM: 'Group by credited team: the final team on the deal, or the salesperson’s current team if there is none. Each half of a split counts for its own team. Uncredited deals are unassigned.',
    SALESPERSON:
      'Group by credited salesperson. Each half of a split counts for its own salesperson. Uncredited deals are unassigned.',
    SALES_MANAGER: 'Group by the sales manager on the deal.',
    FINANCE_MANAGER: 'Group by the finance manager (F&I) on the deal.',
    CAR_TYPE: 'Group by car type.',
    TRADE_STATUS: 'Group by trade status.',
    DEAL_STATUS: 'Group by deal status.',
    DELIVERY_STATUS: 'Group by delivery status.',
  } satisfies Record<DealGrouping, string>,
);
