import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import type { DealQuantity } from '../../rules/steps/amountSource.ts';
import type { Operator } from '../../rules/steps/step.ts';

export const OperatorEnum = defineEnum(
  'StepOperator',
  'What is done with an amount to what came out of those before it, from left to right.',
  {
    PLUS: ['+', 'Added; the first amount of a step is added to 0.'],
    MINUS: ['−', 'Taken away.'],
    TIMES: ['×', 'Multiplied by.'],
    OVER: ['÷', 'Divided by; never by 0.'],
    AT_LEAST: ['≥', 'A condition: 1 when what came out is as much or more, else 0.'],
  } satisfies Record<string, readonly [Operator, string]>,
);

export const DealQuantityEnum = defineEnum(
  'CountedOfDeal',
  'What an amount counts of each of its deals; each is a total of `creditedDeals`.',
  {
    UNITS: ['units', 'Units: half a split is 0.5.'],
    DEALS: ['deals', 'The deals themselves, 1 each.'],
    TRADES: ['trades', 'Cars traded in: TRADE counts 1, TRADE X2 counts 2.'],
    TRADE_SHARES: ['tradeShares', 'Shares of the cars traded in: half of a split is half of its trades.'],
    FRONT_GROSS: ['frontGross', 'Shares of front gross, negatives included.'],
    RANKED_GROSS: ['rankedGross', 'Shares of front gross, a deal at or below 0 counting 0.'],
    BACK_GROSS: ['backGross', 'Shares of back gross, negatives included.'],
    TOTAL_GROSS: ['totalGross', 'Front and back gross together.'],
  } satisfies Record<string, readonly [DealQuantity, string]>,
);

/** Setting that an amount depends on. */
export type SettingName = (typeof SettingNameEnum)[keyof typeof SettingNameEnum];

export const SettingNameEnum = defineEnum('SettingName', 'A setting of a month that an amount stands on.', {
  WORKING_DAYS: ['workingDays', 'The working days of the tick sheet.'],
  POT: ['pot', 'The pot of the pot of gold.'],
  GOAL: ['goal', 'The goals of the tick sheet.'],
});
