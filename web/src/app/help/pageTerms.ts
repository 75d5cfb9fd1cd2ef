import { FORM_ORDER, formFields } from '../../components/deals/dealFormFields';
import { dealHeaders, editHeader, toFieldHeader, upHeaders } from '../../components/headers/fieldHeaders';
import { sheetHeaders } from '../../components/sheets/sheetHeaders';
import { differenceHeaders, monthHeaders } from '../../features/closing/closingHeaders';
import { comparisonLineHeaders, groupHeaders } from '../../features/compare/lines/compareHeaders';
import { summaryBarHeaders } from '../../features/deals/myDay/summaryBarHeaders';
import { hogHeaders } from '../../features/hog/hogHeaders';
import { importLineHeaders as importHeaders, importSumHeaders } from '../../features/imports/importHeaders';
import { grossHeader, squaresHeader } from '../../features/leaderboard/rowFigures';
import { peopleHeaders } from '../../features/managers/peopleHeaders';
import { raceHeaders, whatIfHeader } from '../../features/potOfGold/race/raceHeaders';
import { carsHeader } from '../../features/summary/summaryColumns';
import { workingDaysHeaders } from '../../features/tick/workingDaysFields';
import { monthHeader } from '../../features/trends/trendColumns';
import { upRowHeaders } from '../../features/upLog/day/rows/upRowHeaders';
import { funnelSections } from '../../features/upLog/stats/funnel/funnel';
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
import { createPersonHeader, type Header, withLabel } from '../../lib/format/header';
import type { ListScreenKey, ScreenKey } from '../pages';

/** Related terms, and the section of the page in which the terms have this meaning. */
export type TermList = { section?: string; terms: readonly Header[] };

type HeaderTable = readonly Header[] | Readonly<Record<string, Header>>;

const listHeaders = (...tables: HeaderTable[]): Header[] =>
  tables.flatMap((table): Header[] => Object.values(table));
const toTermLists = (...tables: HeaderTable[]): TermList[] => [{ terms: listHeaders(...tables) }];

/** Abbreviations and terms that have one meaning on all pages. */
const commonTerms = {
  hog: { label: 'Hog', description: 'The review of gross profit, deal by deal.' },
  hse: {
    label: 'HSE',
    longLabel: 'The house',
    description: 'The store itself. Its sales aren’t ranked and earn no spiff.',
  },
  bdc: { label: 'BDC', description: 'Staff who set appointments with customers.' },
  oac: {
    label: 'OAC',
    longLabel: 'On approved credit',
    description: 'The car is delivered once the credit is approved.',
  },
  tba: {
    label: 'TBA',
    longLabel: 'To be announced',
    description: 'The delivery date isn’t known yet.',
  },
  del: { label: 'DEL', longLabel: 'Delivered', description: 'The customer has the car.' },
  dead: { label: 'DEAD', description: 'The deal fell through. It never counts as sold.' },
  hogged: { label: 'HOGGED', description: 'The gross on the deal has been reviewed.' },
} as const satisfies Record<string, Header>;

const statusTerms = [commonTerms.del, commonTerms.tba, commonTerms.oac, commonTerms.dead, commonTerms.hogged];

/** The labels of the funnel's figures within its sections (up-log.md, Funnel). */
const funnelHeaders: readonly Header[] = funnelSections.flatMap(({ figures }) =>
  figures.map(([name, label]) => withLabel(label, funnelFigures[name])),
);

const cardHeaders: readonly Header[] = [
  toFieldHeader('number', 'Deal #', 'Deal number'),
  toFieldHeader('customerName', 'Customer Name'),
  toFieldHeader('carInfo', 'Car Info'),
  toFieldHeader('notes', 'Notes'),
  toFieldHeader('salesManagerId', 'Sales Manager'),
  toFieldHeader('finManagerId', 'Finance Manager'),
  toFieldHeader('closerId', 'Closer'),
  toFieldHeader('additionalId', 'Additional'),
  toFieldHeader('carType', 'Car Type'),
  toFieldHeader('tradeStatus', 'Trade'),
  toFieldHeader('stockNum', 'Stock #'),
  toFieldHeader('deliveryDate', 'Delivery Date'),
  toFieldHeader('dealStatus', 'Deal Status'),
  toFieldHeader('deliveryStatus', 'Delivery Status'),
];

/** The fields of a deal with the labels of the deal form, and fields that the form does not contain. */
const formHeaders: readonly Header[] = [
  ...FORM_ORDER.map(name => toFieldHeader(name, formFields[name].label)),
  toFieldHeader('frontGross', 'Front Gross'),
  toFieldHeader('backGross', 'Back Gross'),
  toFieldHeader('isUpdated', 'Updated?'),
  toFieldHeader('isConfirmed', 'Confirmed?'),
];

/** The terms of a list of deals: the columns that `toDealColumn` renders, and the values of their cells. */
const dealListTerms = toTermLists(dealHeaders, [editHeader], statusTerms);

type TermsByScreen = Record<Exclude<ScreenKey, ListScreenKey>, readonly TermList[]> &
  Partial<Record<ListScreenKey, readonly TermList[]>>;

const isSameHeader = (first: Header, second: Header) =>
  first.label === second.label && first.description === second.description;

/**
 * Returns the terms of a page by section, headers first, without duplicates. A list without an entry in the
 * table uses the terms of a list of deals.
 */
export const listPageTerms = (page: ScreenKey): TermList[] =>
  (termsByScreen[page] ?? dealListTerms).map(({ terms: headers, ...list }) => ({
    ...list,
    terms: headers.filter(
      (header, index) => headers.findIndex(other => isSameHeader(other, header)) === index,
    ),
  }));

const termsByScreen: TermsByScreen = {
  home: toTermLists(summaryBarHeaders, cardHeaders, statusTerms),
  hog: toTermLists(hogFigures, hogHeaders, dealHeaders, [commonTerms.hog], statusTerms),
  tick: [
    {
      terms: listHeaders(
        [createPersonHeader('Name')],
        tickFigures,
        [withLabel('Sold', storeFigures.total)],
        goalFigures,
        [workingDaysHeaders.completed, commonTerms.hse],
      ),
    },
    { section: 'Working days', terms: [workingDaysHeaders.total] },
  ],
  summary: [
    { terms: listHeaders([createPersonHeader('Name')], summaryFigures, [commonTerms.hse]) },
    { section: 'Stats', terms: listHeaders([carsHeader], comparedFigures, statsFigures) },
  ],
  trends: toTermLists([monthHeader], trendFigures),
  trade: toTermLists(tradeFigures),
  potOfGold: toTermLists(
    [createPersonHeader('Salesperson')],
    potFigures,
    raceFigures,
    potRowFigures,
    raceHeaders,
    [raceRowFigures.usedToFastStart, raceRowFigures.spiffPerUsedCarThen],
    [whatIfHeader],
  ),
  leaderboard: toTermLists(
    leaderboardFigures,
    [grossHeader],
    [createPersonHeader('Salesperson'), createPersonHeader('Team')],
    [squaresHeader, commonTerms.hse],
  ),
  upLogStats: toTermLists(upStatsFigures, funnelFigures, funnelHeaders, upHeaders, [
    commonTerms.bdc,
    commonTerms.oac,
  ]),
  upLog: toTermLists(
    upStatsFigures,
    upRowHeaders.map(([, header]) => header),
    [commonTerms.bdc],
  ),
  closing: toTermLists(
    monthHeaders,
    [createPersonHeader('Name')],
    closedStoreFigures,
    closedPersonFigures,
    differenceHeaders,
  ),
  compare: toTermLists(groupHeaders, comparisonLineHeaders, sheetHeaders),
  imports: toTermLists(
    importHeaders.IMPORT_DEALS,
    importHeaders.IMPORT_PEOPLE,
    importSumHeaders,
    sheetHeaders,
  ),
  deletedDeals: toTermLists([toFieldHeader('number', 'Deal #', 'Deal number')], formHeaders),
  changes: toTermLists(formHeaders),
  managers: toTermLists(peopleHeaders, [commonTerms.hse, commonTerms.bdc]),
  displays: toTermLists([
    { label: 'Display', description: 'A TV or tablet that shows the boards one after another.' },
  ]),
  health: toTermLists([
    { label: 'Backup', description: 'A file with all of the store’s data, made every night.' },
    {
      label: 'Restore test',
      description: 'A backup is restored into a separate database, counted and compared. Runs every Sunday.',
    },
    {
      label: 'Stored totals',
      description: 'Whether the stored totals used in the reports match the deals. Checked every night.',
    },
  ]),
  playground: toTermLists([
    {
      label: 'Query',
      description: 'A request for data in GraphQL. The schema next to it describes each field.',
    },
  ]),
  morningReport: toTermLists([
    {
      label: 'Report',
      description: 'The store’s numbers by email, on the weekdays and at the time you choose.',
    },
  ]),
  accessTokens: toTermLists([
    { label: 'Access token', description: 'Lets a person’s scripts read data. It can’t change anything.' },
  ]),
};
