import { funnelParts } from '../../features/upLog/stats/funnel/funnel';
import { closedPersonFigures } from '../../generated/rules/closedPersonFigures';
import { closedStoreFigures } from '../../generated/rules/closedStoreFigures';
import { comparedFigures } from '../../generated/rules/comparedFigures';
import { funnelFigures } from '../../generated/rules/funnelFigures';
import { goalFigures } from '../../generated/rules/goalFigures';
import { hogFigures } from '../../generated/rules/hogFigures';
import { leaderboardFigures } from '../../generated/rules/leaderboardFigures';
import { potFigures } from '../../generated/rules/potFigures';
import { potRowFigures } from '../../generated/rules/potRowFigures';
import { raceFigures } from '../../generated/rules/raceFigures';
import { raceRowFigures } from '../../generated/rules/raceRowFigures';
import { statsFigures } from '../../generated/rules/statsFigures';
import { storeFigures } from '../../generated/rules/storeFigures';
import { summaryFigures } from '../../generated/rules/summaryFigures';
import { tickFigures } from '../../generated/rules/tickFigures';
import { tradeFigures } from '../../generated/rules/tradeFigures';
import { trendFigures } from '../../generated/rules/trendFigures';
import { upStatsFigures } from '../../generated/rules/upStatsFigures';
import type { ListScreen, ScreenName } from '../pages';
import { dealHeads, field, fieldWords, upHeads } from './fieldWords';
import type { Word, WordList } from './word';

type Table = readonly Word[] | Readonly<Record<string, Word>>;

const listed = (...tables: Table[]): Word[] => tables.flatMap((table): Word[] => Object.values(table));
const all = (...tables: Table[]): WordList[] => [{ words: listed(...tables) }];

const person = (head: string): Word => ({ head, says: 'Whose figures the row tells.' });
const headed = (head: string, figure: Word): Word => ({ ...figure, head });

/** What stands for more than its letters, wherever it stands. */
const terms = {
  hog: { head: 'Hog', says: 'The review of gross profit, deal by deal.' },
  hse: {
    head: 'HSE',
    longHead: 'The house',
    says: 'The store itself: what it sells ranks and earns nothing.',
  },
  bdc: { head: 'BDC', says: 'Those who make appointments with customers.' },
  oac: { head: 'OAC', longHead: 'On approved credit', says: 'The car goes out once the credit is approved.' },
  tba: { head: 'TBA', longHead: 'To be announced', says: 'Nobody knows yet when the car is delivered.' },
  del: { head: 'DEL', longHead: 'Delivered', says: 'The customer has the car.' },
  dead: { head: 'DEAD', says: 'The deal came to nothing. It is never sold.' },
  hogged: { head: 'HOGGED', says: 'The gross of the deal is reviewed.' },
} as const satisfies Record<string, Word>;

const statuses = [terms.del, terms.tba, terms.oac, terms.dead, terms.hogged];

const bestMonth = 'The month in which this person sold the most units.';

/** As the funnel calls them below the words of their parts (up-log.md, Funnel). */
const funnelHeads: readonly Word[] = funnelParts.flatMap(({ figures }) =>
  figures.map(([name, head]) => headed(head, funnelFigures[name])),
);

/** What Home begins with (my-day.md). */
const stripFigures: readonly Word[] = [
  headed('Units', tickFigures.total),
  leaderboardFigures.rank,
  tickFigures.track,
  goalFigures.goal,
  raceRowFigures.unitsToQualify,
  { head: 'Last sale', kind: 'count', says: 'How long ago this person sold a car.' },
  { head: 'Best month', kind: 'units', says: bestMonth },
  { head: 'Best', longHead: 'Best month', kind: 'units', says: bestMonth },
  { head: 'Next in turn', says: 'Who takes the next up: whose last up of today is the longest ago.' },
  { head: 'Yesterday', kind: 'count', says: 'Deals sold on the selling day before today.' },
  { head: 'To date', kind: 'count', says: 'Deals sold from the first of the month up to today.' },
  { head: 'A year ago', kind: 'count', says: 'Deals sold on the same days of last year.' },
  { head: 'No sale in 7 days', kind: 'count', says: 'Salespeople who sold no car in seven days.' },
];

const cardHeads: readonly Word[] = [
  field('number', 'Deal #', 'Deal number'),
  field('customerName', 'Customer Name'),
  field('carInfo', 'Car Info'),
  field('notes', 'Notes'),
  field('salesManagerId', 'Sales Manager'),
  field('finManagerId', 'Finance Manager'),
  field('closerId', 'Closer'),
  field('additionalId', 'Additional'),
  field('carType', 'Car Type'),
  field('tradeStatus', 'Trade'),
  field('stockNum', 'Stock #'),
  field('deliveryDate', 'Delivery Date'),
  field('dealStatus', 'Deal Status'),
  field('deliveryStatus', 'Delivery Status'),
];

const { supposedNew: _new, supposedUsed: _used, change: _change, ...raceHeads } = raceRowFigures;

/** The columns that lists of deals draw with `dealColumn`, and what their cells say. */
const dealListWords = all(
  dealHeads,
  [field('customerName', 'Customer'), field('carType', 'Type'), field('tradeStatus', 'Trade')],
  [field('dealStatus', 'Status'), field('deliveryStatus', 'Delivery')],
  [{ head: 'Edit', says: 'Opens the form of the deal.' }],
  statuses,
);

type ByScreen = Record<Exclude<ScreenName, ListScreen>, readonly WordList[]> &
  Partial<Record<ListScreen, readonly WordList[]>>;

/** The words of a page, the heads first. A list without an entry has the columns of deals. */
export const pageWords = (page: ScreenName): readonly WordList[] => words[page] ?? dealListWords;

const words: ByScreen = {
  home: all(stripFigures, cardHeads, statuses),
  hog: all(
    hogFigures,
    dealHeads,
    [field('customerName', 'Customer Name'), field('carType', 'New/Used/Cert')],
    [field('isUpdated', 'Updated?'), field('isConfirmed', 'Confirmed?')],
    [
      { head: 'Review', says: 'Whether office staff has updated or confirmed the deal.' },
      { head: 'Age', says: 'Days since something about the deal became open.' },
      { head: 'To do', says: 'What someone still has to do about the deal.' },
      terms.hog,
    ],
  ),
  tick: [
    {
      words: listed(
        [person('Name')],
        tickFigures,
        [headed('Sold', storeFigures.total)],
        goalFigures,
        [{ head: 'Completed', kind: 'count', says: 'Selling days of the month that are over.' }],
        [terms.hse],
      ),
    },
    { of: 'Working days', words: [{ head: 'Total', kind: 'count', says: 'All selling days of the month.' }] },
  ],
  summary: [
    { words: listed([person('Name')], summaryFigures, [terms.hse]) },
    {
      of: 'Stats',
      words: listed([{ head: 'Cars', says: 'Which cars the row counts.' }], comparedFigures, statsFigures),
    },
  ],
  trends: all([{ head: 'Month', says: 'The calendar month; the current one up to today.' }], trendFigures),
  trade: all(tradeFigures),
  potOfGold: all(
    [person('Salesperson')],
    potFigures,
    raceFigures,
    potRowFigures,
    raceHeads,
    [
      {
        head: 'At this pace',
        says: 'Total Sold and Total Spiff at the end of the month if it goes on like this.',
      },
    ],
    [{ head: 'What if', says: 'Supposes more units, to see what they would bring. Nothing is stored.' }],
  ),
  leaderboard: all(
    leaderboardFigures,
    [headed('Gross', leaderboardFigures.gross)],
    [person('Salesperson'), person('Team')],
    [{ head: 'Deals', says: 'A square for each credited deal, and for each vacation unit.' }, terms.hse],
  ),
  upLogStats: all(upStatsFigures, funnelFigures, funnelHeads, upHeads, [terms.bdc, terms.oac]),
  upLog: all(
    upStatsFigures,
    [field('employeeId', 'Salesperson'), field('timeUp', 'Time Up'), field('upType', 'Type')],
    [field('turnedToId', 'Turned To'), field('managerIntoId', 'Manager')],
    [
      { head: 'Customer', says: 'Who came in.' },
      { head: 'Notes', says: 'Whatever else is to be known.' },
    ],
    [field('isBdcUp', 'BDC up?'), field('isTestDrive', 'Test drive?')],
    [field('isWriteUp', 'Write up?'), field('sold', 'Sold'), terms.bdc],
  ),
  closing: all(
    [
      { head: 'Month', says: 'A month from that of the first deal on.' },
      { head: 'Open points', says: 'Deals about which someone still has to do something.' },
      { head: 'State', says: 'Whether the month is closed, by whom and when.' },
      person('Name'),
    ],
    closedStoreFigures,
    closedPersonFigures,
    [
      { head: 'Was', says: 'What it was at the closing before.' },
      { head: 'Is', says: 'What it is at this closing.' },
      { head: 'Difference', says: 'Is − was.' },
    ],
  ),
  compare: all(
    [
      { head: 'Group', says: 'Lines of the same outcome.' },
      { head: 'Lines', says: 'How many lines are in the group.' },
      { head: 'Open', says: 'Lines that nobody has decided yet.' },
      { head: 'Ours', says: 'Gross as the deals have it here.' },
      { head: 'Theirs', says: 'Gross as the file has it.' },
      { head: 'Difference', says: 'Theirs − ours.' },
      { head: 'Line', says: 'The line of the file.' },
      field('number', 'Deal #', 'Deal number'),
      field('customerName', 'Customer'),
      { head: 'Outcome', says: 'What was decided about the line, and by whom.' },
    ],
    columnHeads(),
  ),
  imports: all(
    [
      { head: 'Line', says: 'The line of the file.' },
      field('number', 'Deal #', 'Deal number'),
      field('customerName', 'Customer'),
      { head: 'E-mail', says: 'The address by which the person is known.' },
      { head: 'Name', says: 'The person of the line.' },
      { head: 'What becomes of it', says: 'Whether the line is recorded; if not, why.' },
      { head: 'Deals', says: 'Deals in the file, and those to import.' },
      { head: 'Units sold', kind: 'count', says: 'Those of them that are sold.' },
      { head: 'Front gross', kind: 'money', says: 'Sum of their front gross, to check against the source.' },
      { head: 'Back gross', kind: 'money', says: 'Sum of their back gross, to check against the source.' },
    ],
    columnHeads(),
  ),
  deletedDeals: all([field('number', 'Deal #', 'Deal number')], fieldWords.slice(0, -2)),
  changes: all(fieldWords.slice(0, -2)),
  managers: all([
    { head: 'Name', says: 'The person, and the address by which they sign in.' },
    { head: 'Position', says: 'What the person does. It decides what they may do here.' },
    { head: 'Team', says: 'Of a salesperson: A, B, C, or none; HSE is the house.' },
    { head: 'Active', says: 'Whether the person may sign in, and is offered where people are chosen.' },
    terms.hse,
    terms.bdc,
  ]),
  displays: all([{ head: 'Display', says: 'A television on the wall that shows the boards in turn.' }]),
  health: all([
    { head: 'Backup', says: 'A file with all that the store holds, made every night.' },
    {
      head: 'Proven restore',
      says: 'A backup that was restored beside the store, counted and compared. Done every Sunday.',
    },
    {
      head: 'Figures',
      says: 'Whether the sums that reports read are those of the deals. Compared every night.',
    },
  ]),
  playground: all([
    { head: 'Query', says: 'A question in GraphQL. The schema beside it describes each field.' },
  ]),
  morningReport: all([
    { head: 'Report', says: 'Figures that come by mail, on the weekdays and at the time that you choose.' },
  ]),
  accessTokens: all([
    { head: 'Access token', says: 'What a person’s scripts read with. It changes nothing.' },
  ]),
};

/** How the columns of a file are read. */
function columnHeads(): Word[] {
  return [
    { head: 'Column in the file', says: 'The head of the column, as the file has it.' },
    { head: 'First cells', says: 'What the first lines of the column say.' },
    { head: 'We read it as', says: 'The field that the column is taken for.' },
    { head: 'Cannot be read', says: 'Cells of which nothing can be made.' },
  ];
}
