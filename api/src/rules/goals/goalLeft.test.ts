import { unitsText } from '../numbers/amountTexts.ts';
import { goalLeft } from './goalLeft.ts';

it.each([
  [
    { toGo: 7, neededADay: 1.75 },
    { words: '1.75 a day', cell: '1.75', figure: 'NEEDED_A_DAY' },
  ],
  [
    { toGo: 7, neededADay: null },
    { words: '7.0 to go', cell: '', figure: 'TO_GO' },
  ],
  [
    { toGo: 0, neededADay: 0 },
    { words: 'met', cell: 'met', figure: 'NEEDED_A_DAY' },
  ],
] as const)('of %j it says %j', (goal, left) => {
  expect(goalLeft(goal, unitsText)).toEqual(left);
});
