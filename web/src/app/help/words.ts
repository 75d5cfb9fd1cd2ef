import { comparedFigures } from '../../generated/rules/comparedFigures';
import { fieldSays } from '../../generated/rules/fieldSays';
import { goalFigures } from '../../generated/rules/goalFigures';
import { hogFigures } from '../../generated/rules/hogFigures';
import { leaderboardFigures } from '../../generated/rules/leaderboardFigures';
import { statsFigures } from '../../generated/rules/statsFigures';
import { storeFigures } from '../../generated/rules/storeFigures';
import { summaryFigures } from '../../generated/rules/summaryFigures';
import { tickFigures } from '../../generated/rules/tickFigures';
import { tradeFigures } from '../../generated/rules/tradeFigures';
import { trendFigures } from '../../generated/rules/trendFigures';
import { upStatsFigures } from '../../generated/rules/upStatsFigures';
import type { ScreenName } from '../find/screenNames';

/** A head, or another word of a page, and what it is. */
type Word = { head: string; longHead?: string; says: string };

const field = (name: keyof typeof fieldSays, head: string, longHead?: string): Word => ({
  head,
  ...(longHead && { longHead }),
  says: fieldSays[name],
});

/** The columns of deals that Hog and Activity share. */
const dealHeads: readonly Word[] = [
  field('number', 'ID', 'Deal number'),
  {
    head: 'Del Date',
    longHead: 'Delivery date',
    says: 'The day of delivery; without one the day for which the deal was added.',
  },
  field('closerId', 'Sales 1', 'Closer'),
  field('additionalId', 'Sales 2', 'Additional'),
  field('stockNum', 'Stock #'),
  field('carInfo', 'Vehicle'),
  field('finManagerId', 'F&I', 'Finance and insurance'),
  field('salesManagerId', 'SM', 'Sales manager'),
];

const person = (head: string): Word => ({ head, says: 'Whose figures the row tells.' });

/** What stands for more than its letters, wherever it stands. */
const terms = {
  hog: { head: 'Hog', says: 'The review of gross profit, deal by deal.' },
  hse: {
    head: 'HSE',
    longHead: 'The house',
    says: 'The store itself: its deals count for nobody’s rank or spiff.',
  },
  none: { head: 'None', says: 'No team.' },
  oac: {
    head: 'OAC',
    longHead: 'On approved credit',
    says: 'The car is delivered once the credit is approved.',
  },
  tba: { head: 'TBA', longHead: 'To be announced', says: 'When the car is delivered is not known yet.' },
  del: { head: 'DEL', longHead: 'Delivered', says: 'The customer has the car.' },
  dead: { head: 'DEAD', says: 'The deal came to nothing; it counts nowhere.' },
  hogged: { head: 'HOGGED', says: 'The gross of the deal is reviewed.' },
} as const satisfies Record<string, Word>;

const statuses = [terms.del, terms.tba, terms.oac, terms.dead, terms.hogged];

const tables: Partial<Record<ScreenName, readonly (Record<string, Word> | readonly Word[])[]>> = {
  home: [
    [field('number', 'Deal #'), field('customerName', 'Customer Name'), field('carInfo', 'Car Info')],
    [
      field('closerId', 'Closer'),
      field('additionalId', 'Additional'),
      field('deliveryDate', 'Delivery Date'),
    ],
    statuses,
  ],
  hog: [
    hogFigures,
    [...dealHeads, field('customerName', 'Customer Name'), field('carType', 'New/Used/Cert')],
    [
      field('isUpdated', 'Updated?'),
      field('isConfirmed', 'Confirmed?'),
      { head: 'Review', says: 'Whether office staff has updated or confirmed the deal.' },
      { head: 'Age', says: 'Days since something about the deal became open.' },
      { head: 'To do', says: 'What someone still has to do about the deal.' },
    ],
    [terms.hog],
  ],
  activity: [
    [
      ...dealHeads,
      field('customerName', 'Customer'),
      field('carType', 'Type'),
      field('tradeStatus', 'Trade'),
      field('dealStatus', 'Status'),
      field('deliveryStatus', 'Delivery'),
      { head: 'Edit', says: 'Opens the deal’s form.' },
    ],
    statuses,
  ],
  tick: [
    [person('Name')],
    tickFigures,
    [{ head: 'Sold', says: storeFigures.total.says }],
    goalFigures,
    [terms.hse, terms.none],
  ],
  summary: [
    [person('Name'), { head: 'Cars', says: 'Which cars the row counts.' }],
    summaryFigures,
    comparedFigures,
    statsFigures,
    [terms.hse],
  ],
  trends: [[{ head: 'Month', says: 'The calendar month; the current one up to today.' }], trendFigures],
  trade: [tradeFigures],
  leaderboard: [
    leaderboardFigures,
    [
      person('Salesperson'),
      person('Team'),
      { head: 'Deals', says: 'A square for each credited deal, and for each vacation unit.' },
    ],
    [terms.hse],
  ],
  upLogStats: [
    upStatsFigures,
    [
      { head: 'Date', says: 'The day of the up log.' },
      field('employeeId', 'Salesperson'),
      field('timeUp', 'Time Up'),
      field('upType', 'Up Type'),
      field('turnedToId', 'Turned To'),
      { head: 'Customer', says: fieldSays.customerName },
      { head: 'BDC Up?', says: 'Whether the BDC, who make appointments, brought the customer.' },
      { head: 'Test Drive?', says: 'Whether the customer drove a car.' },
      { head: 'Write Up?', says: 'Whether it came as far as an offer in writing.' },
      { head: 'Sold?', says: 'Whether the customer bought; “?” is not known yet, which is not No.' },
    ],
  ],
  upLog: [upStatsFigures],
};

/** The words of a page in the order of its heads, each once. */
export function wordsOfPage(page: ScreenName): Word[] {
  const words = (tables[page] ?? []).flatMap((table): Word[] => Object.values(table));
  return words.filter(({ head }, place) => words.findIndex(word => word.head === head) === place);
}

/** What a head of a page is; undefined where nothing is said of it. */
export const wordOf = (page: ScreenName | undefined, head: string): Word | undefined =>
  page && wordsOfPage(page).find(word => word.head === head.trim());
