import { createHash } from 'node:crypto';
import type { SheetCell } from '../rules/sheets/cell.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import type { TestClient } from './testServer.ts';
import type { TestStore } from './testStore.ts';

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

/** Dates all uploads back, so that they do not count for a person's limit of 24 hours. */
export const backdateUploads = ({ database }: TestStore) =>
  database.rows("update sheet set created_at = created_at - interval '2 days'");
