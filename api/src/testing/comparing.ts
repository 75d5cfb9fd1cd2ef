import type { SheetCell } from '../rules/sheets/cell.ts';
import { sendSheet } from './sentSheet.ts';
import type { TestClient } from './testServer.ts';
import type { TestStore } from './testStore.ts';

/** The heads of the files that tests compare. */
export const HEAD = ['Deal #', 'Stock #', 'Customer', 'Delivered', 'Front', 'Back'];

/** What is asked of a comparison. */
export const COMPARISON = `id theirs ours difference openCount openAmount handedOnCount outsideCount outside
  groups { group count openCount toConfirmCount theirs ours difference } acts { id kind lineCount undoneAt }`;
const DONE = `actId lineCount skipped comparison { ${COMPARISON} }`;

/** Compares a file of these lines with what was sold until the 28th of a month. */
export async function compare(client: TestClient, lines: readonly SheetCell[][], month = '2026-02', head = HEAD) {
  const sheetId = await sendSheet(client, 'COMPARE', [head, ...lines]);
  const { data, errors } = await client.graphql(
    `mutation { compareSheet(sheetId: ${sheetId}, start: "${month}-01", end: "${month}-28") { ${COMPARISON} } }`,
  );
  expect(errors).toBeUndefined();
  return data.compareSheet;
}

/** The lines of a group. */
export async function linesOf(client: TestClient, id: number, group: string) {
  const { data, errors } = await client.graphql(`{ comparisonLines(id: ${id}, group: ${group}) {
    place line number customerName why isOpen isChanged isConfirmed version note keptBefore handedOnBy handedNote typedBy matchedBy proposed { number }
    amounts { amount ours theirs difference now decision } } }`);
  expect(errors).toBeUndefined();
  return data.comparisonLines;
}

/** Does an act, such as `takeTheirs(id: 1)`. */
export const act = (client: TestClient, call: string) => client.graphql(`mutation { ${call} { ${DONE} } }`);

/** How many lines the groups have, the equal ones first. */
export const countsOf = ({ groups }: { groups: { count: number }[] }) => groups.map(({ count }) => count);

/** What is stored of deals, but for their versions. */
export const storedDeals = ({ database }: TestStore, numbers: readonly number[]) =>
  database.rows(
    `select to_jsonb(deal) - 'version' as deal from deal where number = any($1) order by number`,
    [numbers],
  );
