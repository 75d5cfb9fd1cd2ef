import { readdirSync, readFileSync } from 'node:fs';
import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { getGraphqlSchema } from '../wiring/graphqlSchema.ts';
import type { MonthFigures } from '../rules/closing/differences.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { CLOSING_TABLES } from './closing.export.ts';
import { FORMAT, readStored } from './stored/formats.ts';
import type { StoredBoards } from './stored/storedMonth.ts';
import type { StoredTable } from './stored/storedTable.ts';
import { verifyClosings } from './verifyClosings.ts';

// A closing stays readable for ever (decision 192). Each fixture was written by the version that had its format: never alter one.
// What each tells is written down here by hand, from the deals that were closed.

const folder = new URL('./stored/fixtures/', import.meta.url);
const fixtures = readdirSync(folder)
  .sort()
  .map(file => ({
    file,
    format: Number.parseInt(file, 10),
    stored: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { readonly figures: MonthFigures },
  }));

const boardsAfterFormat1: StoredBoards = JSON.parse(readFileSync(new URL('2.json', folder), 'utf8')).boards;

/** The tables of the same month, as the build that came after format 1 wrote them; the leaderboards have titles of their own. */
const BOARDS_OF_THEN: StoredBoards = {
  ...boardsAfterFormat1,
  leaderboard: { ...(boardsAfterFormat1.leaderboard as StoredTable), title: 'Leaderboard of people' },
  teams: { ...(boardsAfterFormat1.teams as StoredTable), title: 'Leaderboard of teams' },
};

/** Goals came after the first fixture: their columns are the last ones. */
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
  manager = await server.asEmployee(await server.store.employee({ name: 'Max Castellano', position: 3 }));
});
afterAll(() => server.stop());

const closings = new Map<string, number>();
async function closingOf({ file, format, stored }: (typeof fixtures)[number]): Promise<number> {
  const known = closings.get(file);
  if (known !== undefined) return known;
  const row = await server.store.database.row<{ id: number }>(
    `insert into month_closing (month, closed_at, closed_by, format, stored)
     values ($1, now(), $2, $3, $4) returning id`,
    [`2026-0${closings.size + 1}-01`, manager.employeeId, format, JSON.stringify(stored)],
  );
  closings.set(file, row?.id ?? 0);
  return row?.id ?? 0;
}

it('the format that is written now has its fixture', () => {
  expect(fixtures.map(({ format }) => format)).toContain(FORMAT);
});

it('a closing of a later version is refused in a sentence', async () => {
  await expect(readStored(FORMAT + 1, {})).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'A later version of Salesfloor closed this month, and can read what it stored.',
  });
});

describe.each(fixtures)('what $file stored', fixture => {
  it('answers every field of whatWasClosed', async () => {
    const type = (await getGraphqlSchema()).getQueryType()?.getFields().whatWasClosed?.type;
    const id = await closingOf(fixture);
    const { data, errors } = await manager.graphql(`{ whatWasClosed(closing: ${id}) ${everything(type)} }`);
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

  it.each(CLOSING_TABLES)('gives the table %s as a file', async table => {
    const id = await closingOf(fixture);
    const { status, text } = await manager.get(`/api/exports/closing.csv?closing=${id}&table=${table}`);
    expect(status).toBe(200);
    expect(text).not.toContain('undefined');
    expect(text.split('\r\n').length).toBeGreaterThan(6);
  });

  it('has the boards that its build showed: titles, headers, lines and totals', async () => {
    const { boards } = await readStored(fixture.format, fixture.stored);
    expect(boards).toEqual(fixture.file === '1.first.json' ? withoutGoals(BOARDS_OF_THEN) : BOARDS_OF_THEN);
  });

  it('tells the tick sheet under the heads of then', async () => {
    const path = `/api/exports/closing.csv?closing=${await closingOf(fixture)}&table=ticksheet&linesOnly=1`;
    const [heads, ann] = (await manager.get(path)).text.replace(/^\uFEFF/, '').split('\r\n');
    const withGoals = fixture.file !== '1.first.json';
    const goals = ',Goal,To Go,A Day,Against Goal,New Goal,New To Go,Used Goal,Used To Go';
    expect(heads).toBe(
      `Team,Manager,Name,New,Used,Total Sold,VAC,3MAvg,Prev,Track,Used Track${withGoals ? goals : ''}`,
    );
    expect(ann).toBe(
      `A Team,Mara Voss,Ann Lee,0.5,11,11.5,0,0,0,11.5,11${withGoals ? ',14,2.5,,-2.5,2,1.5,12,1' : ''}`,
    );
  });

  it('is compared by npm run verify, and by the closing after it, figure by figure', async () => {
    const id = await closingOf(fixture);
    const { data } = await manager.graphql(`{ whatWasClosed(closing: ${id}) { closing { month } } }`);
    const { month } = data.whatWasClosed.closing;
    const lines: string[] = [];
    await verifyClosings(server.store.url, server.store.clock, line => void lines.push(line));
    const ofMonth = lines.filter(line => line.includes(`${month},`));
    expect(ofMonth).toContain(`  ${month}, delivered: closed as 12, now 0`);
    expect(ofMonth).toContain(`  ${month}, Ann Lee, usedUnits: closed as 11, now 0`);
    const after = await manager.graphql(`{ monthToClose(month: "${month}") {
      since { deals { kind fields { field } } figures { figure from to person { name } } } } }`);
    const { deals, figures } = after.data.monthToClose.since;
    expect(figures).toHaveLength(ofMonth.length);
    expect(deals).toHaveLength(13);
    expect(new Set(deals.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['REMOVED']));
  });
});

/** A selection of all that a type has, each field of it. */
function everything(type: GraphQLOutputType | undefined): string {
  const named = type && getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map(field => `${field.name} ${everything(field.type)}`);
  return `{ ${fields.join(' ')} }`;
}
