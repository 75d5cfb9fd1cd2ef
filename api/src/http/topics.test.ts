import fc from 'fast-check';
import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import pg from 'pg';
import { topicsOf } from '../cachedUntilChange.ts';
import { documentTexts } from '../testing/documentTexts.ts';
import { variablesOf } from '../testing/graphqlOperations.ts';
import { repetitions } from '../testing/repetitions.ts';
import { seed } from '../testing/seed.ts';
import { TestStore } from '../testing/testStore.ts';
import type { Topic } from '../topics.ts';
import { prepare } from './prepare.ts';
import { graphqlSchema } from './schema.ts';

let store: TestStore;
let pool: pg.Pool;
beforeAll(async () => {
  store = await TestStore.open();
  pool = new pg.Pool({ connectionString: store.url });
});
afterAll(async () => {
  await pool.end();
  await store.close();
});

/** Tables that others keep up to date: what they tell changes with theirs. */
const KEPT: Readonly<Record<string, Topic>> = {
  // Only ever with a deal.
  deal_change: 'DEALS',
  deal_gone: 'DEALS',
  sales_by_day: 'DEALS',
  credits_by_month: 'DEALS',
  credits_by_month_of_deals: 'DEALS',
  sales_by_day_of_deals: 'DEALS',
  // Advances every topic.
  month_closing: 'SETTINGS',
  // Written in the transactions of comparisons; the file of one stays as it is.
  comparison_line: 'COMPARISONS',
  sheet: 'COMPARISONS',
  // Announced with the people.
  invite: 'EMPLOYEES',
  // Told once it is undone, which takes its deals or people away.
  import: 'DEALS',
  // Written in the transaction that records or deletes the deals of an import.
  imported_deal: 'DEALS',
  // Written in the transaction that adds its up.
  new_up_key: 'UP_LOG',
  // With a setting or a person.
  store_change: 'SETTINGS',
};

/** The tables that a view reads. */
const TABLES_OF: Readonly<Record<string, readonly string[]>> = {
  recorded_change: ['deal_change', 'store_change', 'data_access'],
};

/** Tables of whose changes no screen hears: it reads them when it opens. */
const UNANNOUNCED: readonly string[] = ['data_access', 'saved_view', 'first_view'];

/** Which topic a change of a table advances, as its trigger names it. */
async function topicOfEach(): Promise<Readonly<Record<string, Topic>>> {
  const named = await store.database.rows<{ table: string; topic: Topic }>(`
    select tgrelid::regclass::text as table, rtrim(encode(tgargs, 'escape'), '\\000') as topic
    from pg_trigger where tgfoid = 'advance_store_version'::regproc and tgargs <> '' and tgconstraint <> 0`);
  return { ...KEPT, ...Object.fromEntries(named.map(({ table, topic }) => [table, topic])) };
}

const TABLE = /\b(?:from|join)\s+(?:roll_up\.)?(\w+)/g;
const tablesIn = (text: string) =>
  [...text.matchAll(TABLE)].flatMap(([, table = '']) => TABLES_OF[table] ?? table);
const TRIES = repetitions(40);

it('every document that is cached or followed names the topics of the tables that it reads, and one with a single query no others', async () => {
  const schema = await graphqlSchema();
  const isStored = new Set(
    (await store.database.rows<{ name: string }>('select relname as name from pg_class')).map(
      each => each.name,
    ),
  );
  const topicOf = await topicOfEach();
  const context = await store.contextOfA(3);
  // What some answers are about.
  await store.employee();
  await store.deal({ number: 1 });
  await store.database.rows(
    `with file as (
      insert into sheet (purpose, file_name, sha256, tab, line_count, employee_id, created_at, last_used_at, is_kept)
      values ('COMPARE', 'recap.csv', repeat('0', 64), '', 1, $1, now(), now(), true) returning id)
    insert into comparison (id, sheet_id, employee_id, created_at, first_day, last_day, amounts, theirs_sum, ours_sum)
    select 1, id, $1, now(), '2026-06-01', '2026-06-30', '{}', 0, 0 from file`,
    [context.viewer.employeeId],
  );
  const differing: unknown[] = [];
  for (const text of Object.values(documentTexts)) {
    const document = parse(text);
    const operation = getOperationAST(document) as OperationDefinitionNode;
    const topics = topicsOf(schema, operation);
    if (!topics) continue;
    const read = new Set<Topic | string>();
    const database = store.database.readingThrough({
      query: statement => {
        for (const table of tablesIn(statement.text ?? '')) {
          if (isStored.has(table) && !UNANNOUNCED.includes(table)) read.add(topicOf[table] ?? table);
        }
        return pool.query(statement);
      },
    });
    const run = prepare(schema, document, operation);
    for (const variables of fc.sample(variablesOf(schema, operation), { numRuns: TRIES, seed })) {
      await run({ ...context, database }, variables);
    }
    const isAlone = operation.selectionSet.selections.length === 1;
    const isUnnamed = [...read].some(each => !topics.includes(each as Topic));
    if (isUnnamed || (isAlone && read.size < topics.length)) {
      differing.push({ document: operation.name?.value, topics, read: [...read] });
    }
  }
  expect(differing).toEqual([]);
});
