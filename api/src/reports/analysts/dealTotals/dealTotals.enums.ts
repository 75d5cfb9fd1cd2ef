import { registerEnumType } from 'type-graphql';
import { DESCRIBED_PERIODS, PERIODS } from '../groups.types.ts';
import type { DealGrouping } from './dealTotals.query.ts';

export const DealGroupingEnum = {
  ...PERIODS,
  TEAM: 'TEAM',
  SALESPERSON: 'SALESPERSON',
  SALES_MANAGER: 'SALES_MANAGER',
  FINANCE_MANAGER: 'FINANCE_MANAGER',
  CAR_TYPE: 'CAR_TYPE',
  TRADE_STATUS: 'TRADE_STATUS',
  DEAL_STATUS: 'DEAL_STATUS',
  DELIVERY_STATUS: 'DELIVERY_STATUS',
} as const satisfies Record<DealGrouping, DealGrouping>;

registerEnumType(DealGroupingEnum, {
  name: 'DealGrouping',
  description:
    'What deals can be grouped by. Times are of the log day: the delivery date, on which sold deals count, else the added date.',
  valuesConfig: {
    ...DESCRIBED_PERIODS,
    TEAM: {
      description:
        'By the team that each side credits: its final team, else its person’s team of today. Half of a split in each; uncredited deals under nobody.',
    },
    SALESPERSON: {
      description: 'By whom the deal credits: half of a split each; uncredited deals under nobody.',
    },
    SALES_MANAGER: { description: 'By the sales manager on the deal.' },
    FINANCE_MANAGER: { description: 'By the finance manager (F&I) on the deal.' },
    CAR_TYPE: { description: 'By car type.' },
    TRADE_STATUS: { description: 'By trade status.' },
    DEAL_STATUS: { description: 'By deal status.' },
    DELIVERY_STATUS: { description: 'By delivery status.' },
  },
});
