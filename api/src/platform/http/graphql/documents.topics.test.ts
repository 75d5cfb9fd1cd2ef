import fc from 'fast-check';
import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import pg from 'pg';
import { documentTexts } from '../../../testing/api/documentTexts.ts';
import { arbitraryVariables } from '../../../testing/api/graphqlOperations.ts';
import { scaleRuns, seed } from '../../../testing/api/propertyTests.ts';
import { TestStore } from '../../../testing/testStore.ts';
import { getGraphqlSchema } from '../../../wiring/graphqlSchema.ts';
import { getOperationTopics } from '../../graphql/queryDecorators.ts';
import type { Topic } from '../../topics.ts';
import { compileOperation } from './compileOperation.ts';

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

/** Tables without a separate topic. A change of their rows advances the topic of related data. */
const DERIVED_TOPICS: Readonly<Record<string, Topic>> = {
  // Written only together with a deal.
  deal_change: 'DEALS',
  deal_gone: 'DEALS',
  sales_by_day: 'DEALS',
  credits_by_month: 'DEALS',
  credits_by_month_of_deals: 'DEALS',
  sales_by_day_of_deals: 'DEALS',
  // Advances every topic.
  month_closing: 'SETTINGS',
  // Written in the transactions of comparisons; the file of a comparison never changes.
  comparison_line: 'COMPARISONS',
  sheet: 'COMPARISONS',
  // Notified together with employees.
  invite: 'EMPLOYEES',
  // Screens are notified when an import is reverted, because a revert removes the import's deals or people.
  import: 'DEALS',
  // Written in the transaction that records or deletes the deals of an import.
  imported_deal: 'DEALS',
  // Written in the transaction that adds the new up.
  new_up_key: 'UP_LOG',
  // Written with a setting or an employee.
  store_change: 'SETTINGS',
};

/** The tables that a view reads. */
const TABLES_BY_VIEW: Readonly<Record<string, readonly string[]>> = {
  recorded_change: ['deal_change', 'store_change', 'data_access'],
};

/** Tables without notices: screens read them only when they open. */
const UNNOTIFIED_TABLES: readonly string[] = ['data_access', 'saved_view', 'first_view'];

/** Returns the topic that a change of each table advances, according to the table's trigger. */
async function findTopicsByTable(): Promise<Readonly<Record<string, Topic>>> {
  const triggers = await store.database.rows<{ table: string; topic: Topic }>(`
    select tgrelid::regclass::text as table, rtrim(encode(tgargs, 'escape'), '\\000') as topic
    from pg_trigger where tgfoid = 'advance_store_version'::regproc and tgargs <> '' and tgconstraint <> 0`);
  return { ...DERIVED_TOPICS, ...Object.fromEntries(triggers.map(({ table, topic }) => [table, topic])) };
}

const TABLE = /\b(?:from|join)\s+(?:roll_up\.)?(\w+)/g;
const findTables = (text: string) =>
  [...text.matchAll(TABLE)].flatMap(([, table = '']) => TABLES_BY_VIEW[table] ?? table);
const RUNS = scaleRuns(40);

it('lists the topics of all tables that each cached or followed document reads, and lists no further topics for a document with a single query', async () => {
  const schema = await getGraphqlSchema();
  const existingTables = new Set(
    (await store.database.rows<{ name: string }>('select relname as name from pg_class')).map(
      item => item.name,
    ),
  );
  const topicsByTable = await findTopicsByTable();
  const context = await store.createContextForPosition(3);
  // Inserts data, so that some of the results are not empty.
  await store.insertEmployee();
  await store.insertDeal({ number: 1 });
  await store.database.rows(
    `with file as (
      insert into sheet (purpose, file_name, sha256, tab, line_count, employee_id, created_at, last_used_at, is_kept)
      values ('COMPARE', 'recap.csv', repeat('0', 64), '', 1, $1, now(), now(), true) returning id)
    insert into comparison (id, sheet_id, employee_id, created_at, first_day, last_day, amounts, theirs_sum, ours_sum)
    select 1, id, $1, now(), '2026-06-01', '2026-06-30', '{}', 0, 0 from file`,
    [context.viewer.employeeId],
  );
  const differences: unknown[] = [];
  for (const text of Object.values(documentTexts)) {
    const document = parse(text);
    const operation = getOperationAST(document) as OperationDefinitionNode;
    const topics = getOperationTopics(schema, operation);
    if (!topics) continue;
    const readTopics = new Set<Topic | string>();
    const database = store.database.withQueryRunner({
      query: statement => {
        for (const table of findTables(statement.text ?? '')) {
          if (existingTables.has(table) && !UNNOTIFIED_TABLES.includes(table))
            readTopics.add(topicsByTable[table] ?? table);
        }
        return pool.query(statement);
      },
    });
    const run = compileOperation(schema, document, operation);
    for (const variables of fc.sample(arbitraryVariables(schema, operation), { numRuns: RUNS, seed })) {
      await run({ ...context, database }, variables);
    }
    const isSingleQuery = operation.selectionSet.selections.length === 1;
    const isIncomplete = [...readTopics].some(item => !topics.includes(item as Topic));
    if (isIncomplete || (isSingleQuery && readTopics.size < topics.length)) {
      differences.push({ document: operation.name?.value, topics, readTopics: [...readTopics] });
    }
  }
  expect(differences).toEqual([]);
});
