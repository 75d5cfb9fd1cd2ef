import { registerEnumType } from 'type-graphql';
import type { CountedOfDeal } from '../../rules/steps/basis.ts';
import type { Operator } from '../../rules/steps/step.ts';

export const OperatorEnum = {
  PLUS: '+',
  MINUS: '−',
  TIMES: '×',
  OVER: '÷',
  AT_LEAST: '≥',
} as const satisfies Record<string, Operator>;

registerEnumType(OperatorEnum, {
  name: 'StepOperator',
  description: 'What is done with an amount to what came out of those before it, from left to right.',
  valuesConfig: {
    PLUS: { description: 'Added; the first amount of a step is added to 0.' },
    MINUS: { description: 'Taken away.' },
    TIMES: { description: 'Multiplied by.' },
    OVER: { description: 'Divided by; never by 0.' },
    AT_LEAST: { description: 'A condition: 1 when what came out is as much or more, else 0.' },
  },
});

export const CountedOfDealEnum = {
  UNITS: 'units',
  DEALS: 'deals',
  TRADES: 'trades',
  TRADE_SHARES: 'tradeShares',
  FRONT_GROSS: 'frontGross',
  RANKED_GROSS: 'rankedGross',
  BACK_GROSS: 'backGross',
  TOTAL_GROSS: 'totalGross',
} as const satisfies Record<string, CountedOfDeal>;

registerEnumType(CountedOfDealEnum, {
  name: 'CountedOfDeal',
  description: 'What an amount counts of each of its deals; each is a total of `creditedDeals`.',
  valuesConfig: {
    UNITS: { description: 'Units: half a split is 0.5.' },
    DEALS: { description: 'The deals themselves, 1 each.' },
    TRADES: { description: 'Cars traded in: TRADE counts 1, TRADE X2 counts 2.' },
    TRADE_SHARES: { description: 'Shares of the cars traded in: half of a split is half of its trades.' },
    FRONT_GROSS: { description: 'Shares of front gross, negatives included.' },
    RANKED_GROSS: { description: 'Shares of front gross, a deal at or below 0 counting 0.' },
    BACK_GROSS: { description: 'Shares of back gross, negatives included.' },
    TOTAL_GROSS: { description: 'Front and back gross together.' },
  },
});

/** A setting that an amount stands on. */
export type SettingName = 'workingDays' | 'pot' | 'goal';

export const SettingNameEnum = {
  WORKING_DAYS: 'workingDays',
  POT: 'pot',
  GOAL: 'goal',
} as const satisfies Record<string, SettingName>;

registerEnumType(SettingNameEnum, {
  name: 'SettingName',
  description: 'A setting of a month that an amount stands on.',
  valuesConfig: {
    WORKING_DAYS: { description: 'The working days of the tick sheet.' },
    POT: { description: 'The pot of the pot of gold.' },
    GOAL: { description: 'The goals of the tick sheet.' },
  },
});
