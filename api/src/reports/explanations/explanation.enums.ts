import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import type { DealQuantity } from '../../rules/steps/amountSource.ts';
import type { Operator } from '../../rules/steps/step.ts';

export const OperatorEnum = defineEnum(
  'StepOperator',
  'The operation that combines an amount with the result of the amounts before it, from left to right.',
  {
    PLUS: ['+', 'Adds the amount. The first amount in a step is added to 0.'],
    MINUS: ['−', 'Subtracts the amount.'],
    TIMES: ['×', 'Multiplies by the amount.'],
    OVER: ['÷', 'Divides by the amount, which is never 0.'],
    AT_LEAST: ['≥', 'Compares the amounts: 1 if the result so far is at least the amount, otherwise 0.'],
  } satisfies Record<string, readonly [Operator, string]>,
);

export const DealQuantityEnum = defineEnum(
  'CountedOfDeal',
  'The quantity that is added up over an amount’s deals. Each one is a total in `creditedDeals`.',
  {
    UNITS: ['units', 'Units: half of a split counts as 0.5.'],
    DEALS: ['deals', 'Deals, each counted as 1.'],
    TRADES: ['trades', 'Cars traded in: TRADE counts as 1, TRADE X2 as 2.'],
    TRADE_SHARES: [
      'tradeShares',
      'Shares of the cars traded in: half of a split counts as half of its trades.',
    ],
    FRONT_GROSS: ['frontGross', 'Shares of front gross, including negatives.'],
    RANKED_GROSS: ['rankedGross', 'Shares of front gross; a deal at or below $0 counts as 0.'],
    BACK_GROSS: ['backGross', 'Shares of back gross, including negatives.'],
    TOTAL_GROSS: ['totalGross', 'Front plus back gross.'],
  } satisfies Record<string, readonly [DealQuantity, string]>,
);

/** Setting that an amount depends on. */
export type SettingName = (typeof SettingNameEnum)[keyof typeof SettingNameEnum];

export const SettingNameEnum = defineEnum('SettingName', 'A monthly setting that an amount is based on.', {
  WORKING_DAYS: ['workingDays', 'The working days set on the tick sheet.'],
  POT: ['pot', 'The monthly pot total of the pot of gold.'],
  GOAL: ['goal', 'The goals set on the tick sheet.'],
});
