import { dealHeaders, editHeader, fieldHeader, upHeaders } from '../../components/headers/fieldHeaders';
import { sheetHeaders } from '../../components/sheets/sheetHeaders';
import { groupHeaders, lineHeaders } from '../../features/compare/lines/compareHeaders';
import { comparedHeaders, monthHeaders } from '../../features/deals/closing/closingHeaders';
import { FORM_ORDER, formFields } from '../../features/deals/draft/formFields';
import { stripHeaders } from '../../features/deals/myDay/stripHeaders';
import { hogHeaders } from '../../features/hog/hogHeaders';
import { lineHeaders as importHeaders, sumHeaders } from '../../features/imports/importHeaders';
import { grossHeader, squaresHeader } from '../../features/leaderboard/figures';
import { peopleHeaders } from '../../features/managers/peopleHeaders';
import { raceHeaders, whatIfHeader } from '../../features/potOfGold/race/raceHeaders';
import { carsHeader } from '../../features/summary/summaryColumns';
import { workingDaysHeaders } from '../../features/tick/workingDays';
import { monthHeader } from '../../features/trends/trendColumns';
import { upRowHeaders } from '../../features/upLog/day/rows/upRowHeaders';
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
import { type Header, personHeader, renamed } from '../../lib/values/header';
import type { ListScreen, ScreenName } from '../pages';

/** Words that belong together; `of` names the part of a page in which they mean this. */
export type WordList = { of?: string; words: readonly Header[] };

type Table = readonly Header[] | Readonly<Record<string, Header>>;

const listed = (...tables: Table[]): Header[] => tables.flatMap((table): Header[] => Object.values(table));
const all = (...tables: Table[]): WordList[] => [{ words: listed(...tables) }];

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
} as const satisfies Record<string, Header>;

const statuses = [terms.del, terms.tba, terms.oac, terms.dead, terms.hogged];

/** As the funnel calls them below the words of their parts (up-log.md, Funnel). */
const funnelHeads: readonly Header[] = funnelParts.flatMap(({ figures }) =>
  figures.map(([name, head]) => renamed(head, funnelFigures[name])),
);

const cardHeads: readonly Header[] = [
  fieldHeader('number', 'Deal #', 'Deal number'),
  fieldHeader('customerName', 'Customer Name'),
  fieldHeader('carInfo', 'Car Info'),
  fieldHeader('notes', 'Notes'),
  fieldHeader('salesManagerId', 'Sales Manager'),
  fieldHeader('finManagerId', 'Finance Manager'),
  fieldHeader('closerId', 'Closer'),
  fieldHeader('additionalId', 'Additional'),
  fieldHeader('carType', 'Car Type'),
  fieldHeader('tradeStatus', 'Trade'),
  fieldHeader('stockNum', 'Stock #'),
  fieldHeader('deliveryDate', 'Delivery Date'),
  fieldHeader('dealStatus', 'Deal Status'),
  fieldHeader('deliveryStatus', 'Delivery Status'),
];

/** The fields of a deal as its form calls them, with those that the form has not. */
const formHeaders: readonly Header[] = [
  ...FORM_ORDER.map(name => fieldHeader(name, formFields[name].label)),
  fieldHeader('frontGross', 'Front Gross'),
  fieldHeader('backGross', 'Back Gross'),
  fieldHeader('isUpdated', 'Updated?'),
  fieldHeader('isConfirmed', 'Confirmed?'),
];

/** The columns that lists of deals draw with `dealColumn`, and what their cells say. */
const dealListWords = all(dealHeaders, [editHeader], statuses);

type ByScreen = Record<Exclude<ScreenName, ListScreen>, readonly WordList[]> &
  Partial<Record<ListScreen, readonly WordList[]>>;

const isSame = (one: Header, other: Header) => one.head === other.head && one.says === other.says;

/** The words of a page by its parts, the heads first, each once. A list without an entry has the columns of deals. */
export const wordsOfPage = (page: ScreenName): WordList[] =>
  (words[page] ?? dealListWords).map(({ words: all, ...list }) => ({
    ...list,
    words: all.filter((word, place) => all.findIndex(each => isSame(each, word)) === place),
  }));

const words: ByScreen = {
  home: all(stripHeaders, cardHeads, statuses),
  hog: all(hogFigures, hogHeaders, dealHeaders, [terms.hog], statuses),
  tick: [
    {
      words: listed([personHeader('Name')], tickFigures, [renamed('Sold', storeFigures.total)], goalFigures, [
        workingDaysHeaders.completed,
        terms.hse,
      ]),
    },
    { of: 'Working days', words: [workingDaysHeaders.total] },
  ],
  summary: [
    { words: listed([personHeader('Name')], summaryFigures, [terms.hse]) },
    { of: 'Stats', words: listed([carsHeader], comparedFigures, statsFigures) },
  ],
  trends: all([monthHeader], trendFigures),
  trade: all(tradeFigures),
  potOfGold: all(
    [personHeader('Salesperson')],
    potFigures,
    raceFigures,
    potRowFigures,
    raceHeaders,
    [raceRowFigures.usedToFastStart, raceRowFigures.spiffPerUsedCarThen],
    [whatIfHeader],
  ),
  leaderboard: all(
    leaderboardFigures,
    [grossHeader],
    [personHeader('Salesperson'), personHeader('Team')],
    [squaresHeader, terms.hse],
  ),
  upLogStats: all(upStatsFigures, funnelFigures, funnelHeads, upHeaders, [terms.bdc, terms.oac]),
  upLog: all(
    upStatsFigures,
    upRowHeaders.map(([, header]) => header),
    [terms.bdc],
  ),
  closing: all(
    monthHeaders,
    [personHeader('Name')],
    closedStoreFigures,
    closedPersonFigures,
    comparedHeaders,
  ),
  compare: all(groupHeaders, lineHeaders, sheetHeaders),
  imports: all(importHeaders.IMPORT_DEALS, importHeaders.IMPORT_PEOPLE, sumHeaders, sheetHeaders),
  deletedDeals: all([fieldHeader('number', 'Deal #', 'Deal number')], formHeaders),
  changes: all(formHeaders),
  managers: all(peopleHeaders, [terms.hse, terms.bdc]),
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
