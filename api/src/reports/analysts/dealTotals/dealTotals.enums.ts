import { describedEnum } from '../../../describedEnum.ts';
import { PERIOD_DESCRIPTIONS } from '../groups.types.ts';
import type { DealGrouping } from './dealTotals.query.ts';

export const DealGroupingEnum = describedEnum(
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
