// Builds the tables of format 1, with the headers of the product version that wrote format 1
// (docs/adr/closing.md). This code never changes, so it does not use the current tables and figure names.
import { buildColumns, type ExportCell, type ExportColumn } from '../../../reports/exports/exportTable.ts';
import type {
  Format1Goal,
  Format1Goals,
  Format1LeaderboardRow,
  Format1PotRow,
  Format1Reports,
  Format1Section,
  Format1Stat,
  Format1SummaryRow,
  Format1TickRow,
} from './format1Reports.ts';
import type { StoredBoards, StoredTable } from './storedMonth.ts';

const buildTable = <Line>(
  title: string,
  lines: readonly Line[],
  columns: readonly ExportColumn<Line>[],
  extras: Partial<Pick<StoredTable, 'shown' | 'totals'>> = {},
): StoredTable => ({
  title,
  shown: [],
  totals: [],
  columns: columns.map(({ head, kind }) => ({ head, kind })),
  lines: lines.map(line => columns.map(({ cell }) => cell(line))),
  ...extras,
});

interface Format1Line<Row> {
  readonly team: string;
  readonly manager: string | null;
  readonly name: string;
  readonly row: Row;
}

const toTeamLines = <Row>(sections: readonly Format1Section<Row>[]): Format1Line<Row>[] =>
  sections.flatMap(({ name: team, title, rows, total }) => {
    const manager = title === '- No Sales Manager' ? null : title;
    return [
      ...rows.map(row => ({ team, manager, name: row.person.name, row })),
      { team, manager, name: 'Team Total:', row: total },
    ];
  });

const buildNameColumns = <Row>(): ExportColumn<Format1Line<Row>>[] =>
  buildColumns('text', { Team: line => line.team, Manager: line => line.manager, Name: line => line.name });

function buildTickSheetTable({ sections }: Format1Reports['tickSheet']): StoredTable {
  const lines = toTeamLines(sections);
  const goals = lines.flatMap(({ row }) => row.goal ?? []);
  return buildTable('Tick Sheet', lines, [
    ...buildNameColumns<Format1TickRow>(),
    ...buildColumns<Format1Line<Format1TickRow>>('units', {
      New: ({ row }) => row.new,
      Used: ({ row }) => row.used,
      'Total Sold': ({ row }) => row.total,
      VAC: ({ row }) => row.vacation,
      '3MAvg': ({ row }) => row.threeMonthAverage,
      Prev: ({ row }) => row.previous,
      Track: ({ row }) => row.track,
      'Used Track': ({ row }) => row.usedTrack,
    }),
    ...(goals.length > 0 ? buildGoalColumns<Format1Line<Format1TickRow>>(({ row }) => row.goal) : []),
    ...(goals.some(goal => goal.new)
      ? buildColumns<Format1Line<Format1TickRow>>('units', {
          'New Goal': ({ row }) => row.goal?.new?.goal ?? null,
          'New To Go': ({ row }) => row.goal?.new?.toGo ?? null,
          'Used Goal': ({ row }) => row.goal?.used?.goal ?? null,
          'Used To Go': ({ row }) => row.goal?.used?.toGo ?? null,
        })
      : []),
  ]);
}

const buildGoalColumns = <Line>(
  getGoal: (line: Line) => (Format1Goal & Partial<Pick<Format1Goals, 'againstGoal'>>) | null | undefined,
): ExportColumn<Line>[] =>
  buildColumns('units', {
    Goal: line => getGoal(line)?.goal ?? null,
    'To Go': line => getGoal(line)?.toGo ?? null,
    'A Day': line => getGoal(line)?.neededADay ?? null,
    'Against Goal': line => getGoal(line)?.againstGoal ?? null,
  });

function buildStoreTotalsTable({ store }: Format1Reports['tickSheet']): StoredTable {
  const lines = [
    { cars: 'New', ...store.new, goal: store.goal?.new },
    { cars: 'Used', ...store.used, goal: store.goal?.used },
    { cars: 'Total', ...store.total, goal: store.goal },
  ];
  type Line = (typeof lines)[number];
  return buildTable('Store Totals', lines, [
    ...buildColumns<Line>('text', { Cars: line => line.cars }),
    ...buildColumns<Line>('count', { Sold: line => line.sold }),
    ...buildColumns<Line>('units', { Track: line => line.track }),
    ...(store.goal ? buildGoalColumns<Line>(line => line.goal) : []),
  ]);
}

const buildSummaryTable = ({ sections }: Format1Reports['summary']): StoredTable =>
  buildTable('Summary', toTeamLines(sections), [
    ...buildNameColumns<Format1SummaryRow>(),
    ...buildColumns<Format1Line<Format1SummaryRow>>('units', {
      New: ({ row }) => row.new,
      Used: ({ row }) => row.used,
      Total: ({ row }) => row.total,
      VAC: ({ row }) => row.vacation,
    }),
    ...buildColumns<Format1Line<Format1SummaryRow>>('money', {
      'Front End Gross': ({ row }) => row.frontGross,
    }),
  ]);

const STAT_LABELS: Readonly<Record<Format1Stat, string>> = {
  new: 'New',
  used: 'Used',
  certified: 'Certified',
  unclassified: 'No car type',
  total: 'Total',
  gross: 'Gross',
};

function buildSummaryStatsTable({ title, stats }: Format1Reports['summary']): StoredTable {
  const lines = (Object.keys(STAT_LABELS) as Format1Stat[])
    .filter(stat => stat !== 'unclassified' || stats[stat].current > 0 || stats[stat].prior > 0)
    .map(
      stat =>
        ({ name: STAT_LABELS[stat], kind: stat === 'gross' ? 'money' : 'count', ...stats[stat] }) as const,
    );
  type Line = (typeof lines)[number];
  const buildAmountColumn = (label: string, amount: (line: Line) => number): ExportColumn<Line> => ({
    head: label,
    kind: 'own',
    cell: line => ({ kind: line.kind, content: amount(line) }),
  });
  return buildTable(title, lines, [
    ...buildColumns<Line>('text', { Cars: line => line.name }),
    buildAmountColumn('Current', line => line.current),
    buildAmountColumn('Prior Year', line => line.prior),
    buildAmountColumn('Diff', line => line.difference),
  ]);
}

const buildTradeTable = ({ days, period }: Format1Reports['tradeStats']): StoredTable =>
  buildTable(
    'Trade %',
    days,
    [
      ...buildColumns<(typeof days)[number]>('day', { Day: each => each.day }),
      ...buildColumns<(typeof days)[number]>('count', {
        'Delivered Deals': each => each.delivered,
        Trades: each => each.trades,
      }),
      ...buildColumns<(typeof days)[number]>('percent', { 'Trade %': each => each.percent }),
    ],
    { totals: [['Total', period.delivered, period.trades, period.percent]] },
  );

const formatYes = (flag: boolean): ExportCell => (flag ? 'Yes' : null);

const buildPotOfGoldTable = ({
  rows,
  pot,
  spiffPerUsedCar,
  totalPaid,
}: Format1Reports['potOfGold']): StoredTable =>
  buildTable(
    'Pot Of Gold Spiff',
    rows,
    [
      ...buildColumns<Format1PotRow>('text', { Salesperson: row => row.person.name }),
      ...buildColumns<Format1PotRow>('units', {
        'Total Sold': row => row.totalSold,
        'Used Sold': row => row.usedSold,
      }),
      ...buildColumns<Format1PotRow>('money', { 'Earned Spiff': row => row.earned }),
      ...buildColumns<Format1PotRow>('text', { 'Fast Start': row => formatYes(row.isFastStart) }),
      ...buildColumns<Format1PotRow>('money', { 'Total Spiff': row => row.total }),
      ...buildColumns<Format1PotRow>('text', { Qualified: row => formatYes(row.isQualified) }),
    ],
    {
      shown: [`Pot: ${pot.toFixed(2)}`, `Spiff per used car: ${spiffPerUsedCar.toFixed(2)}`],
      totals: [['Total', null, null, null, null, totalPaid, null]],
    },
  );

const TEAM_NAMES = ['None', 'A', 'B', 'C', 'HSE'];

const createSquareCounter = (carClass: string, role: string) => (row: Format1LeaderboardRow) =>
  row.squares.find(each => each.carClass === carClass && each.role === role)?.count ?? 0;

const buildLeaderboardTable = (
  rows: readonly Format1LeaderboardRow[],
  mode: string,
  textColumns: Readonly<Record<string, (row: Format1LeaderboardRow) => ExportCell>>,
): StoredTable =>
  buildTable(
    'Leaderboard',
    rows,
    [
      ...buildColumns<Format1LeaderboardRow>('count', { Rank: row => row.rank }),
      ...buildColumns<Format1LeaderboardRow>('text', textColumns),
      ...buildColumns<Format1LeaderboardRow>('units', {
        New: row => row.new,
        Used: row => row.used,
        VAC: row => row.vacation,
        Total: row => row.total,
      }),
      ...buildColumns<Format1LeaderboardRow>('money', { 'Front Gross': row => row.gross }),
      ...buildColumns<Format1LeaderboardRow>('count', {
        'New Car (Solo)': createSquareCounter('new', 'solo'),
        'Used Car (Solo)': createSquareCounter('used', 'solo'),
        'New Car (Closer)': createSquareCounter('new', 'closer'),
        'New Car (Additional)': createSquareCounter('new', 'additional'),
        'Used Car (Closer)': createSquareCounter('used', 'closer'),
        'Used Car (Additional)': createSquareCounter('used', 'additional'),
        'No Car Type (Solo)': createSquareCounter('unclassified', 'solo'),
        'No Car Type (Closer)': createSquareCounter('unclassified', 'closer'),
        'No Car Type (Additional)': createSquareCounter('unclassified', 'additional'),
        'Vacation Unit': row => row.vacationSquares.whole,
        'Vacation Half Unit': row => row.vacationSquares.half,
      }),
    ],
    { shown: [mode, 'All Cars', 'Top Total Deals'] },
  );

export const buildFormat1Boards = (reports: Format1Reports): StoredBoards => ({
  ticksheet: buildTickSheetTable(reports.tickSheet),
  storetotals: buildStoreTotalsTable(reports.tickSheet),
  summary: buildSummaryTable(reports.summary),
  summarystats: buildSummaryStatsTable(reports.summary),
  trade: buildTradeTable(reports.tradeStats),
  potofgold: buildPotOfGoldTable(reports.potOfGold),
  leaderboard: buildLeaderboardTable(reports.leaderboard, 'Employees', {
    Salesperson: row => row.name,
    Team: row => TEAM_NAMES[(row.team ?? 1) - 1] ?? null,
  }),
  teams: buildLeaderboardTable(reports.teamLeaderboard, 'Teams', { Team: row => row.name }),
});
