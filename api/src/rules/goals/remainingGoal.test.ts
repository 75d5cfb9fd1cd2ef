import { formatUnits } from '../numbers/formatNumbers.ts';
import { formatRemainingGoal } from './remainingGoal.ts';

it.each([
  [
    { toGo: 7, neededADay: 1.75 },
    { text: '1.75 per day', cell: '1.75', figure: 'NEEDED_A_DAY' },
  ],
  [
    { toGo: 7, neededADay: null },
    { text: '7.0 to go', cell: '', figure: 'TO_GO' },
  ],
  [
    { toGo: 0, neededADay: 0 },
    { text: 'met', cell: 'met', figure: 'NEEDED_A_DAY' },
  ],
] as const)('formats the remaining goal %j as %j', (goal, left) => {
  expect(formatRemainingGoal(goal, formatUnits)).toEqual(left);
});
