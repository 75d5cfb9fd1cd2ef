import { type Ask, importBack, type Step, upload } from '../importing.ts';
import { firstDayOf, LAST_DAY } from '../store/store.ts';

const MOST_COMPARED = 20_000;
/** The most signs that a cell of Excel has. */
const LONGEST_CELL = 32_767;

/** Files that people send, at their largest; each resolves to the keys of what stays of it. */
export const sheets = [importOfDeals, importOfNames, comparison, longHeads, wideSheetTogether];

/** All that is written before everything is asked for. */
export const written = [...sheets, closedMonth];

type Keys = Promise<Record<string, number>>;

interface Writing {
  readonly ask: Ask;
  /** The lines of a file with all deals of the store, heads first. */
  readonly deals: readonly unknown[][];
  readonly years: number;
  readonly step: Step;
}

/** Deals that the store does not have yet, recorded and taken back. */
async function importOfDeals({ ask, deals, step }: Writing): Keys {
  await importBack(ask, anew(deals), (name, work) =>
    step(`import, ${deals.length - 1} lines: ${name}`, work),
  );
  return {};
}

/** A column of customers that is taken for people. */
async function importOfNames({ ask, deals, step }: Writing): Keys {
  const lines = anew(deals.slice(0, MOST_COMPARED)).map(([number], at) => [
    number,
    `Person${at} Of${at * 7}`,
  ]);
  const sheet = await upload(ask, [['Deal #', 'Closer'], ...lines.slice(1)]);
  const text = `mutation { prepareImport(sheetId: ${sheet}) { id } }`;
  const { prepareImport } = await step('import, a name for each line: prepared', () =>
    ask<{ prepareImport: { id: number } }>(text),
  );
  return { import: prepareImport.id };
}

/** Deals beside all years of the store. */
async function comparison({ ask, deals, years, step }: Writing): Keys {
  const [head = []] = deals;
  const columns = ['Deal #', 'Stock #', 'Customer', 'Delivery Date', 'Front Gross', 'Back Gross'];
  const lines = deals
    .slice(0, MOST_COMPARED - 1)
    .map(cells => columns.map(name => cells[head.indexOf(name)]));
  const onlyInFile = [9_000_000, '', 'Nobody', LAST_DAY, 1, 1];
  const sheet = await step('comparison: lines sent', () => upload(ask, [...lines, onlyInFile], 'COMPARE'));
  const text = `mutation { compareSheet(sheetId: ${sheet}, start: "${firstDayOf(years)}", end: "${LAST_DAY}") { id } }`;
  const { compareSheet } = await step('comparison: made', () => ask<{ compareSheet: { id: number } }>(text));
  await step('comparison: again', () => ask(`mutation { compareAgain(id: ${compareSheet.id}) { id } }`));
  const { id } = compareSheet;
  return { place: lines.length, sheet, comparison: id, dealsToMatch: id, missingDeal: id };
}

/** A line of cells of one sign. */
async function longHeads({ ask, step }: Writing): Keys {
  const sheet = await upload(ask, [Array.from({ length: 3 }, () => '('.repeat(LONGEST_CELL))]);
  await step('sheet, 3 cells of one sign', () => ask(`{ sheet(id: ${sheet}) { id } }`));
  return {};
}

/** A file of many columns, which is read several times at once afterwards. */
async function wideSheetTogether({ ask }: Writing): Keys {
  const line = (at: number) => [at, ...Array.from({ length: 59 }, (_, column) => `${at % 1_000}.${column}`)];
  const head = ['Deal #', ...Array.from({ length: 59 }, (_, column) => `Column ${column}`)];
  const lines = Array.from({ length: MOST_COMPARED - 1 }, (_, at) => line(8_000_000 + at));
  return { wideSheet: await upload(ask, [head, ...lines], 'COMPARE') };
}

/** A month that is closed and opened again, so that its deals can be written to. */
async function closedMonth({ ask, years, step }: Writing): Keys {
  const month = firstDayOf(years).slice(0, 7);
  const text = `{ monthToClose(month: "${month}") { figuresId } }`;
  const { monthToClose } = await ask<{ monthToClose: { figuresId: string } }>(text);
  const { figuresId } = monthToClose;
  const { closeMonth } = await step('a month: closed', () =>
    ask<{ closeMonth: { id: number } }>(
      `mutation { closeMonth(month: "${month}", figuresId: "${figuresId}") { id } }`,
    ),
  );
  await step('a month: opened again', () =>
    ask(`mutation { reopenMonth(month: "${month}", reason: "More") { id } }`),
  );
  return { closing: closeMonth.id, whatWasClosed: closeMonth.id };
}

/** The same deals under other numbers. */
const anew = ([head = [], ...lines]: Writing['deals']) => [
  head,
  ...lines.map(([number, ...cells]) => [Number(number) + 1_000_000, ...cells]),
];
