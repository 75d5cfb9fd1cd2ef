import { readdirSync, readFileSync } from 'node:fs';
import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import type { MonthFigures } from '../../rules/closing/differences.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';
import { getGraphqlSchema } from '../../wiring/graphqlSchema.ts';
import { CLOSING_TABLES } from './closing.export.ts';
import { CURRENT_FORMAT, parseStoredMonth } from './stored/formats.ts';
import type { StoredBoards, StoredTable } from './stored/storedMonth.ts';
import { verifyClosings } from './verifyClosings.ts';

// A closing stays readable forever (docs/adr/closing.md). Each fixture was written by a version that used its
// format, so never change a fixture. The expected values were typed by hand from the closed deals.

const folder = new URL('./stored/fixtures/', import.meta.url);
const fixtures = readdirSync(folder)
  .sort()
  .map(file => ({
    file,
    format: Number.parseInt(file, 10),
    stored: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { readonly figures: MonthFigures },
  }));

const boardsAfterFormat1: StoredBoards = JSON.parse(readFileSync(new URL('2.json', folder), 'utf8')).boards;

/**
 * The tables of the month in the fixtures, as the first version with format 2 stored them. The leaderboards
 * already have their later titles.
 */
const EXPECTED_BOARDS: StoredBoards = {
  ...boardsAfterFormat1,
  leaderboard: { ...(boardsAfterFormat1.leaderboard as StoredTable), title: 'Leaderboard – people' },
  teams: { ...(boardsAfterFormat1.teams as StoredTable), title: 'Leaderboard – teams' },
};

/**
 * Removes the goal columns, which are the last columns. The first fixture has no goals, because it is older.
 */
const withoutGoals = ({ ticksheet, storetotals, ...others }: StoredBoards): StoredBoards => ({
  ...others,
  ...(ticksheet && { ticksheet: withFirstColumns(ticksheet, 11) }),
  ...(storetotals && { storetotals: withFirstColumns(storetotals, 3) }),
});

const withFirstColumns = ({ columns, lines, ...table }: StoredTable, count: number): StoredTable => ({
  ...table,
  columns: columns.slice(0, count),
  lines: lines.map(cells => cells.slice(0, count)),
});

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await TestServer.start();
  server.store.clock.set('2026-08-04T15:00:00Z');
  manager = await server.signInAsEmployee(
    await server.store.insertEmployee({ name: 'Max Castellano', position: 3 }),
  );
});
afterAll(() => server.stop());

const closings = new Map<string, number>();
async function insertClosing({ file, format, stored }: (typeof fixtures)[number]): Promise<number> {
  const existing = closings.get(file);
  if (existing !== undefined) return existing;
  const row = await server.store.database.row<{ id: number }>(
    `insert into month_closing (month, closed_at, closed_by, format, stored)
     values ($1, now(), $2, $3, $4) returning id`,
    [`2026-0${closings.size + 1}-01`, manager.employeeId, format, JSON.stringify(stored)],
  );
  closings.set(file, row?.id ?? 0);
  return row?.id ?? 0;
}

it('has a fixture for the current format', () => {
  expect(fixtures.map(({ format }) => format)).toContain(CURRENT_FORMAT);
});

it('rejects a closing in a newer format with an explanatory message', async () => {
  await expect(parseStoredMonth(CURRENT_FORMAT + 1, {})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'A newer version of Salesfloor closed this month. Ask your administrator to update Salesfloor.',
  });
});

describe.each(fixtures)('the closing in $file', fixture => {
  it('returns every field of the GraphQL query whatWasClosed', async () => {
    const type = (await getGraphqlSchema()).getQueryType()?.getFields().whatWasClosed?.type;
    const id = await insertClosing(fixture);
    const { data, errors } = await manager.graphql(
      `{ whatWasClosed(closing: ${id}) ${selectAllFields(type)} }`,
    );
    expect(errors).toBeUndefined();
    const { figures, since, open } = data.whatWasClosed;
    expect(figures).toMatchObject({ delivered: 12, usedUnits: 11, certifiedUnits: 1, pot: 1_300, trades: 3 });
    expect(figures.people.map((each: { name: string; team: number }) => [each.name, each.team])).toEqual([
      ['Ann Lee', 2],
      ['Bo Ng', 3],
      ['Cy Ray', 1],
    ]);
    expect(since.people[0]).toMatchObject({
      figure: 'spiff',
      rows: [{ person: { name: 'Ann Lee' }, from: 1_950, to: 0, difference: -1_950 }],
      sum: { from: 1_950, to: 0, difference: -1_950 },
    });
    expect(open.length).toBeGreaterThan(0);
  });

  it.each(CLOSING_TABLES)('exports the table %s as a file', async table => {
    const id = await insertClosing(fixture);
    const { status, text } = await manager.get(`/api/exports/closing.csv?closing=${id}&table=${table}`);
    expect(status).toBe(200);
    expect(text).not.toContain('undefined');
    expect(text.split('\r\n').length).toBeGreaterThan(6);
  });

  it('contains the reports as its version showed them, with titles, headers, lines and totals', async () => {
    const { boards } = await parseStoredMonth(fixture.format, fixture.stored);
    expect(boards).toEqual(fixture.file === '1.first.json' ? withoutGoals(EXPECTED_BOARDS) : EXPECTED_BOARDS);
  });

  it('exports the tick sheet under its original headers', async () => {
    const path = `/api/exports/closing.csv?closing=${await insertClosing(fixture)}&table=ticksheet&linesOnly=1`;
    const [header, ann] = (await manager.get(path)).text.replace(/^\uFEFF/, '').split('\r\n');
    const withGoals = fixture.file !== '1.first.json';
    const goals = ',Goal,To Go,A Day,Against Goal,New Goal,New To Go,Used Goal,Used To Go';
    expect(header).toBe(
      `Team,Manager,Name,New,Used,Total Sold,VAC,3MAvg,Prev,Track,Used Track${withGoals ? goals : ''}`,
    );
    expect(ann).toBe(
      `A Team,Mara Voss,Ann Lee,0.5,11,11.5,0,0,0,11.5,11${withGoals ? ',14,2.5,,-2.5,2,1.5,12,1' : ''}`,
    );
  });

  it('reports each figure that differs from the deals, in npm run verify and in the next closing', async () => {
    const id = await insertClosing(fixture);
    const { data } = await manager.graphql(`{ whatWasClosed(closing: ${id}) { closing { month } } }`);
    const { month } = data.whatWasClosed.closing;
    const lines: string[] = [];
    await verifyClosings(server.store.url, server.store.clock, line => void lines.push(line));
    const monthLines = lines.filter(line => line.includes(`${month},`));
    expect(monthLines).toContain(`  ${month}, delivered: 12 at close, 0 now`);
    expect(monthLines).toContain(`  ${month}, Ann Lee, usedUnits: 11 at close, 0 now`);
    const nextClosing = await manager.graphql(`{ monthToClose(month: "${month}") {
      since { deals { kind fields { field } } figures { figure from to person { name } } } } }`);
    const { deals, figures } = nextClosing.data.monthToClose.since;
    expect(figures).toHaveLength(monthLines.length);
    expect(deals).toHaveLength(13);
    expect(new Set(deals.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['REMOVED']));
  });
});

/** Builds a GraphQL selection of every field of a type. */
function selectAllFields(type: GraphQLOutputType | undefined): string {
  const namedType = type && getNamedType(type);
  if (!isObjectType(namedType)) return '';
  const fields = Object.values(namedType.getFields()).map(
    field => `${field.name} ${selectAllFields(field.type)}`,
  );
  return `{ ${fields.join(' ')} }`;
}
