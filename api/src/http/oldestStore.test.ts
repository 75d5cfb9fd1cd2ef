import {
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isNonNullType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import { onConnection } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/migrations.ts';
import { documentTexts } from '../testing/documentTexts.ts';
import { fillAtRandom } from '../testing/randomStore.ts';
import { logUpsAtRandom } from '../testing/randomUps.ts';
import { acceptedRequest } from '../testing/restRequests.ts';
import { testClock } from '../testing/testClock.ts';
import { createBareDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { TestStore } from '../testing/testStore.ts';
import { restCalls } from './restCalls.ts';
import { graphqlSchema } from './schema.ts';

/** Each table of a build, with the columns that are not derived from others. */
const TABLES = `
  select c.relname as name, string_agg(format('"%s"', attname), ', ' order by attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'mikro_orm_%'
  group by relname order by relname`;

interface Table {
  readonly name: string;
  readonly columns: string;
}

const query = <Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> =>
  onConnection(url, 'test', async client => (await client.query<Row>(sql, values)).rows);

/** The rows of those columns. */
async function contentOf(url: string, tables: readonly Table[]): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const { name, columns } of tables) {
    const rows = `select coalesce(jsonb_agg(to_jsonb(t) order by t::text), '[]')::text as rows from (select ${columns} from "${name}") t`;
    content[name] = (await query<{ rows: string }>(url, rows))[0]?.rows ?? '';
  }
  return content;
}

/** Writes rows as a build wrote them that had those tables: its own triggers have run, none of a later one. */
async function write(
  url: string,
  tables: readonly Table[],
  content: Readonly<Record<string, string>>,
): Promise<void> {
  await onConnection(url, 'test', async client => {
    await client.query('begin; set local session_replication_role = replica');
    for (const { name, columns } of tables) {
      await client.query(`delete from "${name}"`);
      await client.query(
        `insert into "${name}" (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::"${name}", $1)`,
        [content[name]],
      );
    }
    await client.query('commit');
  });
}

/** Variables that ask for the whole store, where there is a choice. */
function variablesFor(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) {
  const given: Readonly<Record<string, unknown>> = {
    ...{
      start: '2024-01-01',
      end: '2026-12-31',
      day: '2026-05-15',
      today: '2026-05-15',
      tomorrow: '2026-05-16',
    },
    ...{ month: '2026-05', before: '2026-04', offset: 0, limit: 200, number: 1001, search: 'a', name: 'a' },
    stockNums: ['1001'],
  };
  const variables = variableDefinitions.flatMap(({ variable, type, defaultValue }) => {
    const name = variable.name.value;
    const of = typeFromAST(schema, type as never);
    if (defaultValue || !of || !isNonNullType(of)) return [];
    const named = getNamedType(of);
    const otherwise = isEnumType(named) ? named.getValues()[0]?.name : named.name === 'Boolean' ? true : 1;
    return [[name, given[name] ?? otherwise]];
  });
  return Object.fromEntries(variables);
}

describe('a store of the first tables', () => {
  let asWritten: TestStore;
  let place: TestDatabase;
  let takenOver: TestStore;
  const servers: TestServer[] = [];
  let clients: TestClient[];
  let before: Record<string, string>;
  let tables: Table[];

  beforeAll(async () => {
    asWritten = await TestStore.open(testClock('2026-05-15T15:00:00Z'));
    const admin = await asWritten.employee({ position: 5 });
    const { people } = await fillAtRandom(asWritten, 24, 300);
    await logUpsAtRandom(asWritten, 24, people, 100);
    // What becomes of a store that has deals when the list of a new store comes.
    await query(asWritten.url, 'insert into dismissed_new_store (dismissed_at) values (now())');

    place = await createBareDatabase();
    await migrate(place.url, { upTo: migrations.slice(0, 1).map(({ name }) => name) });
    tables = await query<Table>(place.url, TABLES);
    await write(place.url, tables, await contentOf(asWritten.url, tables));
    before = await contentOf(place.url, tables);
    await migrate(place.url);

    takenOver = await TestStore.open(asWritten.clock, place);
    const settings = { QUERY_BUDGET: '1000000000', ANALYSIS_BUDGET: '1000000000' };
    for (const store of [asWritten, takenOver]) servers.push(await TestServer.start(settings, store));
    clients = await Promise.all(servers.map(server => server.asEmployee(admin)));
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await asWritten.close();
    await takenOver.close();
  });

  it('keeps every row as it was', async () => {
    const { deal = '' } = before;
    expect(JSON.parse(deal)).toHaveLength(300);
    const after = await contentOf(
      place.url,
      tables.filter(({ name }) => name !== 'session'),
    );
    expect(after).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'session')));
  });

  it('answers every question as a store that was written on the newest tables', async () => {
    const schema = await graphqlSchema();
    let asked = 0;
    for (const text of Object.values(documentTexts)) {
      const [operation] = parse(text).definitions;
      if (operation?.kind !== 'OperationDefinition' || operation.operation !== 'query') continue;
      if (operation.name?.value.startsWith('Health')) continue; // of the server's memory and waits, too
      const variables = variablesFor(schema, operation);
      const answers = await Promise.all(
        clients.map(client => client.post('/graphql', { query: text, variables })),
      );
      const [expected, actual] = answers.map(({ status, text: answer }) => ({ status, answer }));
      expect({ text, ...actual }).toEqual({ text, ...expected, status: 200 });
      if (!expected?.answer.includes('"errors"')) asked++;
    }
    expect(asked).toBeGreaterThan(40);
    for (const call of restCalls.filter(({ method }) => method === 'GET')) {
      const { path } = acceptedRequest(call, 'full');
      const [expected, actual] = await Promise.all(clients.map(client => client.get(path)));
      expect([path, actual?.status, actual?.text]).toEqual([path, expected?.status, expected?.text]);
    }
  }, 120_000);
});
