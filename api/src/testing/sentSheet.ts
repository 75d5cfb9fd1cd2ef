import { createHash } from 'node:crypto';
import type { SheetCell } from '../rules/sheets/cell.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import type { TestClient } from './testServer.ts';
import type { TestStore } from './testStore.ts';

const LINES_AT_ONCE = 1_000;

let fileCount = 0;

/** The name of the file that was sent last. */
export const lastFileName = () => `file${fileCount}.csv`;

/** Sends a file that no other test has, line by line; returns its sheet's key. */
export async function sendSheet(
  client: TestClient,
  purpose: SheetPurpose,
  lines: readonly (readonly SheetCell[])[],
): Promise<number> {
  fileCount += 1;
  const sha256 = createHash('sha256').update(`${lastFileName()} ${purpose}`).digest('hex');
  const started = await client.graphql(
    'mutation ($input: SheetInput!) { startSheet(input: $input) { id } }',
    {
      input: { purpose, fileName: lastFileName(), sha256, lineCount: lines.length },
    },
  );
  const id: number = started.data.startSheet.id;
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const { errors } = await client.graphql(
      'mutation ($id: Int!, $first: Int!, $lines: [Cells!]!) { addSheetLines(id: $id, firstLine: $first, lines: $lines) }',
      { id, first: from + 1, lines: lines.slice(from, from + LINES_AT_ONCE) },
    );
    if (errors) throw new Error(errors[0]?.message);
  }
  return id;
}

/** Whatever was sent so far counts no more for what a person may send within 24 hours. */
export const sentLongAgo = ({ database }: TestStore) =>
  database.rows("update sheet set created_at = created_at - interval '2 days'");
