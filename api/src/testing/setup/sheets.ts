import { createHash } from 'node:crypto';
import type { SheetCell } from '../../rules/sheets/cell.ts';
import type { SheetPurpose } from '../../rules/sheets/fields.ts';
import type { TestClient } from '../testServer.ts';
import type { TestStore } from '../testStore.ts';

const LINES_PER_REQUEST = 1_000;

let fileCount = 0;

/** Returns the name of the last uploaded file. */
export const getLastFileName = () => `file${fileCount}.csv`;

/** Uploads a file with a unique name, in chunks of lines. Returns its sheet's ID. */
export async function uploadSheet(
  client: TestClient,
  purpose: SheetPurpose,
  lines: readonly (readonly SheetCell[])[],
): Promise<number> {
  fileCount += 1;
  const sha256 = createHash('sha256').update(`${getLastFileName()} ${purpose}`).digest('hex');
  const started = await client.graphql(
    'mutation ($input: SheetInput!) { startSheet(input: $input) { id } }',
    {
      input: { purpose, fileName: getLastFileName(), sha256, lineCount: lines.length },
    },
  );
  const id: number = started.data.startSheet.id;
  for (let from = 0; from < lines.length; from += LINES_PER_REQUEST) {
    const { errors } = await client.graphql(
      'mutation ($id: Int!, $first: Int!, $lines: [Cells!]!) { addSheetLines(id: $id, firstLine: $first, lines: $lines) }',
      { id, first: from + 1, lines: lines.slice(from, from + LINES_PER_REQUEST) },
    );
    if (errors) throw new Error(errors[0]?.message);
  }
  return id;
}

/** Sets the dates of all uploads back, so that they do not count for a person's limit within 24 hours. */
export const backdateUploads = ({ database }: TestStore) =>
  database.rows("update sheet set created_at = created_at - interval '2 days'");

/** The header of the files that tests compare. */
export const COMPARE_HEADER = ['Deal #', 'Stock #', 'Customer', 'Delivered', 'Front', 'Back'];

/** The fields of a comparison that tests query. */
export const COMPARISON_FIELDS = `id theirs ours difference openCount openAmount handedOnCount outsideCount outside
  groups { group count openCount toConfirmCount theirs ours difference } acts { id kind lineCount undoneAt }`;
const ACTION_RESULT_FIELDS = `actId lineCount skipped comparison { ${COMPARISON_FIELDS} }`;

/** Compares a file of these lines with the deals sold until the 28th of a month. */
export async function compareLines(
  client: TestClient,
  lines: readonly SheetCell[][],
  month = '2026-02',
  header = COMPARE_HEADER,
) {
  const sheetId = await uploadSheet(client, 'COMPARE', [header, ...lines]);
  const { data, errors } = await client.graphql(
    `mutation { compareSheet(sheetId: ${sheetId}, start: "${month}-01", end: "${month}-28") { ${COMPARISON_FIELDS} } }`,
  );
  expect(errors).toBeUndefined();
  return data.compareSheet;
}

/** Queries the lines of a group. */
export async function queryComparisonLines(client: TestClient, id: number, group: string) {
  const { data, errors } = await client.graphql(`{ comparisonLines(id: ${id}, group: ${group}) {
    place line number customerName why isOpen isChanged isConfirmed version note keptBefore handedOnBy handedNote typedBy matchedBy proposed { number }
    amounts { amount ours theirs difference now decision } } }`);
  expect(errors).toBeUndefined();
  return data.comparisonLines;
}

/** Runs a mutation of a comparison, such as `takeTheirs(id: 1)`. */
export const runComparisonAction = (client: TestClient, mutationField: string) =>
  client.graphql(`mutation { ${mutationField} { ${ACTION_RESULT_FIELDS} } }`);

/** Returns the line counts of the groups. The group of equal lines is first. */
export const getGroupCounts = ({ groups }: { groups: { count: number }[] }) =>
  groups.map(({ count }) => count);

/** Reads deals from the database, without their versions. */
export const readDeals = ({ database }: TestStore, numbers: readonly number[]) =>
  database.rows(
    `select to_jsonb(deal) - 'version' as deal from deal where number = any($1) order by number`,
    [numbers],
  );
