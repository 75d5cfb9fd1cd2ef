// The tables of the first format, with the headers that its build showed (decision 192). They never change: today's
// tables and names of figures are elsewhere.
import { type ExportCell, type ExportColumn, buildColumns } from '../../reports/exports/exportTable.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import type { StoredBoards } from './storedMonth.ts';
import type { StoredTable } from './storedTable.ts';

interface Goal {
  readonly goal: number;
  readonly toGo: number;
  readonly neededADay: number | null;
}

interface Goals extends Goal {
  readonly againstGoal: number | null;
  readonly new: Goal | null;
  readonly used: Goal | null;
}

type Figures<Name extends string> = Readonly<Record<Name, number>>;

type TickRow = Figures<
  'new' | 'used' | 'total' | 'vacation' | 'threeMonthAverage' | 'previous' | 'track' | 'usedTrack'
> & { readonly goal?: Goals | null };

type SummaryRow = Figures<'new' | 'used' | 'total' | 'vacation' | 'frontGross'>;

type PotRow = Figures<'totalSold' | 'usedSold' | 'earned' | 'total'> & {
  readonly person: Person;
  readonly isFastStart: boolean;
  readonly isQualified: boolean;
};

type LeaderboardRow = Figures<'rank' | 'new' | 'used' | 'vacation' | 'total' | 'gross'> & {
  readonly name: string;
  readonly team: number | null;
  readonly squares: readonly { readonly carClass: string; readonly role: string; readonly count: number }[];
  readonly vacationSquares: Figures<'whole' | 'half'>;
};

interface Person {
  readonly id: number;
  readonly name: string;
}

interface Section<Row> {
  readonly team: TeamId;
  readonly name: string;
  readonly title: string;
  readonly rows: readonly (Row & { readonly person: Person })[];
  readonly total: Row;
}

type Stat = 'new' | 'used' | 'certified' | 'unclassified' | 'total' | 'gross';

/** What the tables show of the reports, as GraphQL gave them. What a build did not know yet is optional. */
export interface Format1Reports {
  readonly tickSheet: {
    readonly sections: readonly Section<TickRow>[];
    readonly store: Readonly<Record<'new' | 'used' | 'total', Figures<'sold' | 'track'>>> & {
      readonly goal?: Goals | null;
    };
  };
  readonly summary: {
    readonly title: string;
    readonly sections: readonly Section<SummaryRow>[];
    readonly stats: Readonly<Record<Stat, Figures<'current' | 'prior' | 'difference'>>>;
  };
  readonly tradeStats: {
    readonly days: readonly (Trades & { readonly day: string })[];
    readonly period: Trades;
  };
  readonly potOfGold: Figures<'pot' | 'spiffPerUsedCar' | 'totalPaid'> & { readonly rows: readonly PotRow[] };
  readonly leaderboard: readonly LeaderboardRow[];
  readonly teamLeaderboard: readonly LeaderboardRow[];
}

type Trades = Figures<'delivered' | 'trades' | 'percent'>;

const tableOf = <Line>(
  title: string,
  lines: readonly Line[],
  columns: readonly ExportColumn<Line>[],
  more: Partial<Pick<StoredTable, 'shown' | 'totals'>> = {},
): StoredTable => ({
  title,
  shown: [],
  totals: [],
  columns: columns.map(({ head, kind }) => ({ head, kind })),
  lines: lines.map(line => columns.map(({ cell }) => cell(line))),
  ...more,
});

interface BoardLine<Row> {
  readonly team: string;
  readonly manager: string | null;
  readonly name: string;
  readonly row: Row;
}

const linesOf = <Row>(sections: readonly Section<Row>[]): BoardLine<Row>[] =>
  sections.flatMap(({ name: team, title, rows, total }) => {
    const manager = title === '- No Sales Manager' ? null : title;
    return [
      ...rows.map(row => ({ team, manager, name: row.person.name, row })),
      { team, manager, name: 'Team Total:', row: total },
    ];
  });

const whose = <Row>(): ExportColumn<BoardLine<Row>>[] =>
  buildColumns('text', { Team: line => line.team, Manager: line => line.manager, Name: line => line.name });

function tickSheetTable({ sections }: Format1Reports['tickSheet']): StoredTable {
  const lines = linesOf(sections);
  const goals = lines.flatMap(({ row }) => row.goal ?? []);
  return tableOf('Tick Sheet', lines, [
    ...whose<TickRow>(),
    ...buildColumns<BoardLine<TickRow>>('units', {
      New: ({ row }) => row.new,
      Used: ({ row }) => row.used,
      'Total Sold': ({ row }) => row.total,
      VAC: ({ row }) => row.vacation,
      '3MAvg': ({ row }) => row.threeMonthAverage,
      Prev: ({ row }) => row.previous,
      Track: ({ row }) => row.track,
      'Used Track': ({ row }) => row.usedTrack,
    }),
    ...(goals.length > 0 ? goalColumns<BoardLine<TickRow>>(({ row }) => row.goal) : []),
    ...(goals.some(goal => goal.new)
      ? buildColumns<BoardLine<TickRow>>('units', {
          'New Goal': ({ row }) => row.goal?.new?.goal ?? null,
          'New To Go': ({ row }) => row.goal?.new?.toGo ?? null,
          'Used Goal': ({ row }) => row.goal?.used?.goal ?? null,
          'Used To Go': ({ row }) => row.goal?.used?.toGo ?? null,
        })
      : []),
  ]);
}

const goalColumns = <Line>(
  goalOf: (line: Line) => (Goal & Partial<Pick<Goals, 'againstGoal'>>) | null | undefined,
): ExportColumn<Line>[] =>
  buildColumns('units', {
    Goal: line => goalOf(line)?.goal ?? null,
    'To Go': line => goalOf(line)?.toGo ?? null,
    'A Day': line => goalOf(line)?.neededADay ?? null,
    'Against Goal': line => goalOf(line)?.againstGoal ?? null,
  });

function storeTotalsTable({ store }: Format1Reports['tickSheet']): StoredTable {
  const lines = [
    { cars: 'New', ...store.new, goal: store.goal?.new },
    { cars: 'Used', ...store.used, goal: store.goal?.used },
    { cars: 'Total', ...store.total, goal: store.goal },
  ];
  type Line = (typeof lines)[number];
  return tableOf('Store Totals', lines, [
    ...buildColumns<Line>('text', { Cars: line => line.cars }),
    ...buildColumns<Line>('count', { Sold: line => line.sold }),
    ...buildColumns<Line>('units', { Track: line => line.track }),
    ...(store.goal ? goalColumns<Line>(line => line.goal) : []),
  ]);
}

const summaryTable = ({ sections }: Format1Reports['summary']): StoredTable =>
  tableOf('Summary', linesOf(sections), [
    ...whose<SummaryRow>(),
    ...buildColumns<BoardLine<SummaryRow>>('units', {
      New: ({ row }) => row.new,
      Used: ({ row }) => row.used,
      Total: ({ row }) => row.total,
      VAC: ({ row }) => row.vacation,
    }),
    ...buildColumns<BoardLine<SummaryRow>>('money', { 'Front End Gross': ({ row }) => row.frontGross }),
  ]);

const STATS: Readonly<Record<Stat, string>> = {
  new: 'New',
  used: 'Used',
  certified: 'Certified',
  unclassified: 'No car type',
  total: 'Total',
  gross: 'Gross',
};

function summaryStatsTable({ title, stats }: Format1Reports['summary']): StoredTable {
  const lines = (Object.keys(STATS) as Stat[])
    .filter(stat => stat !== 'unclassified' || stats[stat].current > 0 || stats[stat].prior > 0)
    .map(
      stat => ({ name: STATS[stat], kind: stat === 'gross' ? 'money' : 'count', ...stats[stat] }) as const,
    );
  type Line = (typeof lines)[number];
  const compared = (head: string, amount: (line: Line) => number): ExportColumn<Line> => ({
    head,
    kind: 'own',
    cell: line => ({ kind: line.kind, content: amount(line) }),
  });
  return tableOf(title, lines, [
    ...buildColumns<Line>('text', { Cars: line => line.name }),
    compared('Current', line => line.current),
    compared('Prior Year', line => line.prior),
    compared('Diff', line => line.difference),
  ]);
}

const tradeTable = ({ days, period }: Format1Reports['tradeStats']): StoredTable =>
  tableOf(
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

const yes = (flag: boolean): ExportCell => (flag ? 'Yes' : null);

const potOfGoldTable = ({
  rows,
  pot,
  spiffPerUsedCar,
  totalPaid,
}: Format1Reports['potOfGold']): StoredTable =>
  tableOf(
    'Pot Of Gold Spiff',
    rows,
    [
      ...buildColumns<PotRow>('text', { Salesperson: row => row.person.name }),
      ...buildColumns<PotRow>('units', { 'Total Sold': row => row.totalSold, 'Used Sold': row => row.usedSold }),
      ...buildColumns<PotRow>('money', { 'Earned Spiff': row => row.earned }),
      ...buildColumns<PotRow>('text', { 'Fast Start': row => yes(row.isFastStart) }),
      ...buildColumns<PotRow>('money', { 'Total Spiff': row => row.total }),
      ...buildColumns<PotRow>('text', { Qualified: row => yes(row.isQualified) }),
    ],
    {
      shown: [`Pot: ${pot.toFixed(2)}`, `Spiff per used car: ${spiffPerUsedCar.toFixed(2)}`],
      totals: [['Total', null, null, null, null, totalPaid, null]],
    },
  );

const TEAMS = ['None', 'A', 'B', 'C', 'HSE'];

const squares = (carClass: string, role: string) => (row: LeaderboardRow) =>
  row.squares.find(each => each.carClass === carClass && each.role === role)?.count ?? 0;

const leaderboardTable = (
  rows: readonly LeaderboardRow[],
  mode: string,
  named: Readonly<Record<string, (row: LeaderboardRow) => ExportCell>>,
): StoredTable =>
  tableOf(
    'Leaderboard',
    rows,
    [
      ...buildColumns<LeaderboardRow>('count', { Rank: row => row.rank }),
      ...buildColumns<LeaderboardRow>('text', named),
      ...buildColumns<LeaderboardRow>('units', {
        New: row => row.new,
        Used: row => row.used,
        VAC: row => row.vacation,
        Total: row => row.total,
      }),
      ...buildColumns<LeaderboardRow>('money', { 'Front Gross': row => row.gross }),
      ...buildColumns<LeaderboardRow>('count', {
        'New Car (Solo)': squares('new', 'solo'),
        'Used Car (Solo)': squares('used', 'solo'),
        'New Car (Closer)': squares('new', 'closer'),
        'New Car (Additional)': squares('new', 'additional'),
        'Used Car (Closer)': squares('used', 'closer'),
        'Used Car (Additional)': squares('used', 'additional'),
        'No Car Type (Solo)': squares('unclassified', 'solo'),
        'No Car Type (Closer)': squares('unclassified', 'closer'),
        'No Car Type (Additional)': squares('unclassified', 'additional'),
        'Vacation Unit': row => row.vacationSquares.whole,
        'Vacation Half Unit': row => row.vacationSquares.half,
      }),
    ],
    { shown: [mode, 'All Cars', 'Top Total Deals'] },
  );

export const format1Boards = (reports: Format1Reports): StoredBoards => ({
  ticksheet: tickSheetTable(reports.tickSheet),
  storetotals: storeTotalsTable(reports.tickSheet),
  summary: summaryTable(reports.summary),
  summarystats: summaryStatsTable(reports.summary),
  trade: tradeTable(reports.tradeStats),
  potofgold: potOfGoldTable(reports.potOfGold),
  leaderboard: leaderboardTable(reports.leaderboard, 'Employees', {
    Salesperson: row => row.name,
    Team: row => TEAMS[(row.team ?? 1) - 1] ?? null,
  }),
  teams: leaderboardTable(reports.teamLeaderboard, 'Teams', { Team: row => row.name }),
});
