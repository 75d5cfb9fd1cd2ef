import { registerEnumType } from 'type-graphql';
import type { PotRowSteps, PotSteps } from '../../rules/potOfGold/potSteps.ts';

export type PotFigureName = keyof PotRowSteps | Exclude<keyof PotSteps, 'rows'>;

export const PotFigureEnum = {
  TOTAL_SOLD: 'totalSold',
  VACATION: 'vacation',
  USED_SOLD: 'usedSold',
  IS_QUALIFIED: 'isQualified',
  EARNED: 'earned',
  IS_FAST_START: 'isFastStart',
  TOTAL: 'total',
  SPIFF_PER_USED_CAR: 'spiffPerUsedCar',
  TOTAL_PAID: 'totalPaid',
} as const satisfies Record<string, PotFigureName>;

registerEnumType(PotFigureEnum, {
  name: 'PotFigure',
  description: 'A figure of the pot of gold: see PotRow, of a person, and PotOfGold, of all.',
  valuesConfig: {
    TOTAL_SOLD: { description: 'Total Sold, of a person.' },
    VACATION: { description: 'The vacation units in it, of a person.' },
    USED_SOLD: { description: 'Used Sold, of a person.' },
    IS_QUALIFIED: { description: 'Whether a person qualifies: 1 or 0.' },
    EARNED: { description: 'Earned Spiff, of a person.' },
    IS_FAST_START: { description: 'Fast Start, of a person: 1 or 0.' },
    TOTAL: { description: 'Total Spiff, of a person.' },
    SPIFF_PER_USED_CAR: { description: 'Spiff per used car, without a person.' },
    TOTAL_PAID: { description: 'The sum of Total Spiff, without a person.' },
  },
});
