import { z } from 'zod';
import { canRecordDeals } from '../../deals/deal.policy.ts';
import { DoorEnum } from '../../history/door.types.ts';
import { day, id, month, oneOfThese, optionalFilter, rangeOf, searchText } from '../../input/fields.ts';
import { CAR_FILTERS } from '../../rules/deals/carClass.ts';
import { DEAL_STATUSES, DELIVERY_STATUSES } from '../../rules/deals/dealValues.ts';
import { RANKINGS } from '../../rules/leaderboard/ranking.ts';
import { OPEN_POINT_KINDS } from '../../rules/toDo/openPoints.ts';
import { UP_COUNTERS } from '../../rules/ups/upCounters.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../../rules/ups/upValues.ts';
import { UpStatsSortEnum } from '../../uplogs/up.enums.ts';
import { teamFilter } from '../../uplogs/upStats.input.ts';
import { ActivitySortEnum } from '../activity/activity.types.ts';
import { CHANGE_KINDS, NOUN_FIELDS } from '../changes/recordedNouns.ts';
import { HogSortEnum } from '../hog/hog.types.ts';
import { openFilterOf } from '../toDo/openTerms.ts';
import { goalsExport } from './boards/goals.export.ts';
import { leaderboardExport } from './boards/leaderboard.export.ts';
import { potOfGoldExport } from './boards/potOfGold.export.ts';
import { potRaceExport } from './boards/potRace.export.ts';
import { summaryExport, summaryStatsExport, yearExport } from './boards/summary.export.ts';
import { paceExport, storeTotalsExport, tickSheetExport } from './boards/tickSheet.export.ts';
import { tradeExport } from './boards/trade.export.ts';
import { trendsExport } from './boards/trends.export.ts';
import { exportCall, flag } from './exportCall.ts';
import { changesExport } from './lists/changes.export.ts';
import { activityExport, dayExport, dealsExport, hogExport } from './lists/dealLists.export.ts';
import { dealsBehindExport } from './lists/dealsBehind.export.ts';
import { deletionsExport } from './lists/deletions.export.ts';
import { sheetExports } from './lists/sheetExports.ts';
import { upLogExport, upStatsExport } from './lists/ups.export.ts';
import { vacationExport } from './lists/vacation.export.ts';
import { withoutSaleExport } from './lists/withoutSale.export.ts';
import { storeExports } from './store/storeExports.ts';

const range = { start: day, end: day };
const isDescending = flag('1 for the largest or latest first; 0 otherwise.');
const deals = {
  ...range,
  employeeId: optionalFilter(id),
  search: optionalFilter(searchText),
  isDescending,
};

/** What a list is sorted by, unless it is sent. */
const sortedBy = <const Sorts extends Readonly<Record<string, string>>>(
  sorts: Sorts,
  unsent: Sorts[keyof Sorts],
) =>
  optionalFilter(z.enum(sorts, `must be one of ${Object.keys(sorts).join(', ')}`)).transform(
    sort => sort ?? unsent,
  );

/** One of these, by the name that GraphQL has for it. */
const namedIn = <Value>(names: Readonly<Record<string, Value>>) =>
  oneOfThese(Object.keys(names) as [string, ...string[]]).transform(name => names[name] as Value);

const activity = {
  ...deals,
  dealStatus: optionalFilter(oneOfThese(DEAL_STATUSES)),
  deliveryStatus: optionalFilter(oneOfThese(DELIVERY_STATUSES)),
  sort: sortedBy(ActivitySortEnum, 'LOG_DAY'),
};

const activityOf = ({
  start,
  end,
  sort,
  isDescending: isReversed,
  ...filter
}: z.output<z.ZodObject<typeof activity>>) =>
  [
    { days: rangeOf(start, end), ...filter },
    { sort, isDescending: isReversed },
  ] as const;

/** Several values of a query string, between commas. */
const severalOf = <Value extends z.ZodType>(value: Value) =>
  z.string().transform((values, context) => {
    const read = z.array(value).max(500, 'must name at most 500').safeParse(values.split(','));
    if (read.success) return read.data;
    context.addIssue(read.error.issues[0]?.message ?? 'is not accepted');
    return z.NEVER;
  });

const openKinds = severalOf(oneOfThese(OPEN_POINT_KINDS)).meta({
  description: `Only deals with one of these open points, between commas: ${OPEN_POINT_KINDS.join(', ')}.`,
});

const employeeIds = optionalFilter(severalOf(id).meta({ description: 'Ids of employees between commas.' }));

/** `/exports` of rest.md: every table of the screens as a file (export.md). */
export const exportCalls = [
  exportCall({
    name: 'hog',
    of: 'Hog: deals by log day, with the totals of the filter',
    query: { ...deals, open: optionalFilter(openKinds), sort: sortedBy(HogSortEnum, 'LOG_DAY') },
    table: async (context, { start, end, employeeId, search, open: kinds, ...order }) => {
      const open = await openFilterOf(context, kinds);
      return hogExport(context, { days: rangeOf(start, end), employeeId, search, open }, order);
    },
  }),

  exportCall({
    name: 'activity',
    of: 'Activity: deals by log day, every status',
    query: activity,
    table: (context, query) => activityExport(context, ...activityOf(query)),
  }),

  exportCall({
    name: 'deals',
    of: 'the deals of Activity with every field, as an import reads them',
    query: activity,
    table: (context, query) => dealsExport(context, ...activityOf(query)),
  }),

  exportCall({
    name: 'day',
    of: 'the deals of a day, by number',
    query: { day },
    table: (context, query) => dayExport(context, query.day),
  }),

  exportCall({
    name: 'ticksheet',
    of: 'the tick sheet: people by team, with each team’s total',
    query: range,
    table: (context, { start, end }, isLinesOnly) =>
      tickSheetExport(context, rangeOf(start, end), isLinesOnly),
  }),

  exportCall({
    name: 'storetotals',
    of: 'the tick sheet’s Store Totals',
    query: range,
    table: (context, { start, end }) => storeTotalsExport(context, rangeOf(start, end)),
  }),

  exportCall({
    name: 'pace',
    of: 'what the tick sheet’s picture of the pace draws, day by day',
    query: range,
    table: (context, { start, end }) => paceExport(context, rangeOf(start, end)),
  }),

  exportCall({
    name: 'summary',
    of: 'the summary: people by team, with each team’s total',
    query: range,
    table: (context, { start, end }, isLinesOnly) => summaryExport(context, rangeOf(start, end), isLinesOnly),
  }),

  exportCall({
    name: 'summarystats',
    of: 'the summary’s stats: a range, the same a year earlier, and the difference',
    query: range,
    table: (context, { start, end }) => summaryStatsExport(context, rangeOf(start, end)),
  }),

  exportCall({
    name: 'year',
    of: 'what the summary’s picture draws: this year against last, by day or by month',
    query: range,
    table: (context, { start, end }) => yearExport(context, rangeOf(start, end)),
  }),

  exportCall({
    name: 'trends',
    of: 'the trends: a month and the twelve before it, of the store, a team or a person',
    query: { month, teamId: optionalFilter(teamFilter), employeeId: optionalFilter(id) },
    table: (context, query) => trendsExport(context, query.month, query),
  }),

  exportCall({
    name: 'trade',
    of: 'trade stats by day, with the period’s totals',
    query: range,
    table: (context, { start, end }) => tradeExport(context, rangeOf(start, end)),
  }),

  exportCall({
    name: 'potofgold',
    of: 'a month’s pot of gold spiffs',
    query: { month },
    table: (context, query) => potOfGoldExport(context, query.month),
  }),

  exportCall({
    name: 'race',
    of: 'the race of today’s month for the pot of gold, nothing supposed',
    query: {},
    table: context => potRaceExport(context),
  }),

  exportCall({
    name: 'goals',
    of: 'the goals that are set for a month: the store, each team with its people',
    query: { month },
    table: (context, query) => goalsExport(context, query.month),
  }),

  exportCall({
    name: 'leaderboard',
    of: 'the leaderboard of people or teams, first to last',
    query: {
      ...range,
      mode: oneOfThese(['EMPLOYEES', 'TEAMS']),
      carType: optionalFilter(oneOfThese(CAR_FILTERS)),
      rankBy: optionalFilter(oneOfThese(RANKINGS)),
    },
    table: (context, { start, end, mode, carType = 'All', rankBy = 'UNITS' }) =>
      leaderboardExport(context, { mode, range: rangeOf(start, end), carFilter: carType, ranking: rankBy }),
  }),

  exportCall({
    name: 'uplog',
    of: 'the up log of a day, in its order, with its counters',
    query: { day },
    table: (context, query) => upLogExport(context, query.day),
  }),

  exportCall({
    name: 'uplogstats',
    of: 'the ups of a range, with their counters',
    query: {
      ...range,
      employeeId: optionalFilter(id),
      teamId: optionalFilter(teamFilter),
      upType: optionalFilter(oneOfThese(UP_TYPES)),
      sold: optionalFilter(oneOfThese(UP_SOLD_VALUES)),
      counter: optionalFilter(oneOfThese(UP_COUNTERS)),
      sort: sortedBy(UpStatsSortEnum, 'DATE'),
      isDescending,
    },
    table: (context, { start, end, sort, isDescending, ...filter }) =>
      upStatsExport(context, { days: rangeOf(start, end), ...filter }, { sort, isDescending }),
  }),

  exportCall({
    name: 'changes',
    of: 'what was changed, a line for each field, the newest first',
    query: {
      ...range,
      employeeId: optionalFilter(id),
      kind: optionalFilter(namedIn(CHANGE_KINDS)),
      number: optionalFilter(id),
      search: optionalFilter(searchText),
      field: optionalFilter(namedIn(NOUN_FIELDS)),
      door: optionalFilter(namedIn(DoorEnum)),
    },
    table: (context, { start, end, ...filter }) =>
      changesExport(context, { days: rangeOf(start, end), ...filter }),
  }),

  exportCall({
    name: 'dealsbehind',
    of: 'the deals behind a number of a report: what each adds to it',
    query: {
      ...range,
      employeeIds,
      currentTeam: optionalFilter(teamFilter),
      finalTeam: optionalFilter(teamFilter),
      cars: optionalFilter(oneOfThese(['new', 'used', 'certified', 'unclassified'])),
      hasTrade: flag('1 for the deals that took a car in trade; 0 otherwise.'),
    },
    table: (context, { start, end, ...filter }) =>
      dealsBehindExport(context, { days: rangeOf(start, end), ...filter }),
  }),

  exportCall({
    name: 'vacationbehind',
    of: 'the vacation units behind a number of a report, by month and name',
    query: { ...range, employeeIds },
    table: (context, { start, end, employeeIds: ids }) =>
      vacationExport(context, { days: rangeOf(start, end), employeeIds: ids }),
  }),

  exportCall({
    name: 'deleteddeals',
    of: 'the deals that are deleted and not back, the newest first, with all that they held',
    right: canRecordDeals,
    query: { search: optionalFilter(searchText) },
    table: (context, query) => deletionsExport(context, query.search),
  }),

  exportCall({
    name: 'withoutsale',
    of: 'the salespeople without a sale in seven days, the longest first',
    query: {},
    table: context => withoutSaleExport(context),
  }),

  ...sheetExports,
  ...storeExports,
];
