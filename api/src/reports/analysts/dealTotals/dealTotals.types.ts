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
  description: `${gross} ÷ units, from exact shares, rounded once to the cent, halves away from zero; null without units.`,
});

@ObjectType('DealFigures', {
  description:
    'Figures of a group of deals. A deal counts 1; where people or teams are grouped or filtered by, a side of a split counts 0.5, in units and money alike, so that groups add up to the total (rules.md, A deal).',
})
export class DealFiguresType {
  @Field(() => Float, { description: 'Deals of every status, in halves where sides are counted.' })
  deals!: number;

  @Field(() => Float, {
    description: 'Sold deals (delivered, not DEAD, with a delivery date), in halves likewise.',
  })
  units!: number;

  @Field(() => Float, { description: 'Units of car type New.' })
  newUnits!: number;

  @Field(() => Float, { description: 'Units of car types Used and Cert.' })
  usedUnits!: number;

  @Field(() => Float, { description: 'Units of car type Cert: an "of which" of usedUnits.' })
  certifiedUnits!: number;

  @Field(() => Float, { description: 'Units without a car type: units less new and used ones.' })
  unclassifiedUnits!: number;

  @Field(() => MoneyScalar, {
    description: 'Front gross of sold deals, negatives included: exact shares, rounded once to the cent.',
  })
  frontGross!: number;

  @Field(() => MoneyScalar, { description: 'Back gross of sold deals, likewise.' })
  backGross!: number;

  @Field(() => MoneyScalar, {
    description: 'Front plus back gross of sold deals, added before they are rounded.',
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
      'Cars traded in on sold deals: TRADE counts 1, TRADE X2 counts 2; half for a side of a split.',
  })
  trades!: number;

  @Field(() => Float, {
    description:
      'Trades ÷ units × 100, 2 decimals, halves up, 0 without units; may exceed 100 (rules.md, Trade).',
  })
  tradePercent!: number;
}

@ObjectType('DealGroup', { description: 'Deals that are alike in all that was grouped by.' })
export class DealGroupType extends GroupType {
  @Field(() => TeamType, describePersonKey('The team that is credited'))
  team?: TeamType | null;

  @Field(() => EmployeeType, describePersonKey('Whom the deals credit'))
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

  @Field(() => DealFiguresType, { description: 'The figures of this group.' })
  figures!: DealFiguresType;
}

@ObjectType('DealTotals', { description: 'Figures of the deals of a filter, all together and by group.' })
export class DealTotalsType {
  @Field(() => DealFiguresType, {
    description: 'Of the whole filter. The groups’ figures add up to it before they are rounded.',
  })
  total!: DealFiguresType;

  @Field(() => [DealGroupType], {
    description:
      'Every group that has deals, in the order of what was grouped by: times and names upwards, no team, nobody and blank last. One group of all deals when nothing is grouped by.',
  })
  groups!: DealGroupType[];
}

@ArgsType()
export class DealTotalsArgs {
  @Field(() => DealFilterInput, { nullable: true, description: 'Which deals; all when absent.' })
  where?: DealFilterInput | null;

  @Field(() => [DealGroupingEnum], {
    defaultValue: [],
    description:
      'What to group by, several at once: the groups are sorted in this order. At most 10,000 groups.',
  })
  groupBy!: DealGrouping[];
}

export const DealGroupingEnum = defineEnum(
  'DealGrouping',
  'What deals can be grouped by. Times are of the log day: the delivery date, on which sold deals count, else the added date.',
  {
    ...PERIOD_DESCRIPTIONS,
    TEAM: 'By the team that each side credits: its final team, else its person’s team of today. Half of a split in each; uncredited deals under nobody.',
    SALESPERSON: 'By whom the deal credits: half of a split each; uncredited deals under nobody.',
    SALES_MANAGER: 'By the sales manager on the deal.',
    FINANCE_MANAGER: 'By the finance manager (F&I) on the deal.',
    CAR_TYPE: 'By car type.',
    TRADE_STATUS: 'By trade status.',
    DEAL_STATUS: 'By deal status.',
    DELIVERY_STATUS: 'By delivery status.',
  } satisfies Record<DealGrouping, string>,
);
