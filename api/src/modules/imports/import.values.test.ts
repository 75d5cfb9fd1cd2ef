import type { SheetCell } from '../../rules/sheets/cell.ts';
import type { SheetPurpose } from '../../rules/sheets/fields.ts';
import { uploadSheet } from '../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
});
afterAll(() => server.stop());

/** Sends a file and creates an import from the file. */
async function prepareImport(
  lines: readonly (readonly SheetCell[])[],
  purpose: SheetPurpose = 'IMPORT_DEALS',
): Promise<number> {
  const sheetId = await uploadSheet(manager, purpose, lines);
  return (await manager.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`)).data.prepareImport
    .id;
}

const readPreview = async (id: number) =>
  (
    await manager.graphql(`{ importPreview(id: ${id}) { counts { new unchanged differs refused }
      names { name as likely { name } } values { field title text lineCount firstLine words means } valueDoubts
      lines { line outcome problems { field message } } } }`)
  ).data.importPreview;

const run = (id: number, expected: number) =>
  manager.graphql(`mutation { runImport(id: ${id}, expected: ${expected}) { state } }`);

const getDeal = (number: number) =>
  server.store.database.row<Record<string, unknown>>('select * from deal where number = $1', [number]);

const HEADER = ['Deal #', 'Customer', 'Closer', 'Front Gross', 'Delivery Date', 'Delivery Status', 'Type'];

describe('a closer cell with two names', () => {
  it('splits a deal if its closer cell contains two names, unless a person has that name or the additional column is filled', async () => {
    const [chen, luis, pair] = [
      await server.store.insertEmployee({ name: 'Chen Wei' }),
      await server.store.insertEmployee({ name: 'Luis Romero' }),
      await server.store.insertEmployee({ name: 'Night and Day' }),
    ];
    const id = await prepareImport([
      ['Deal #', 'Customer', 'Salesman', '2nd Salesman'],
      ['221', 'Ada', 'Chen Wei / Luis Romero', null],
      ['222', 'Ben', 'Romero, Luis & Chen Wei', null],
      ['223', 'Cy', 'Chen Wei and Luis Romero', 'Night and Day'],
      ['224', 'Di', 'Night and Day', null],
    ]);
    const { counts, names, lines } = await readPreview(id);
    expect({ counts, names }).toMatchObject({ counts: { new: 3, refused: 1 }, names: [] });
    expect(lines[2].problems[0].message).toBe(
      'Closer: “Chen Wei and Luis Romero” contains two names, and Additional is also filled in.',
    );
    await run(id, 3);
    expect(await getDeal(221)).toMatchObject({ closer_id: chen, additional_id: luis });
    expect(await getDeal(222)).toMatchObject({ closer_id: luis, additional_id: chen });
    expect(await getDeal(224)).toMatchObject({ closer_id: pair, additional_id: null });
  });
});

describe('a value without a meaning', () => {
  const setMeanings = async (id: number, values: object[]) => {
    const { sheetId } = (await manager.graphql(`{ import(id: ${id}) { sheetId } }`)).data.import;
    return manager.graphql(
      `mutation ($values: [SettledValue!]!) { setSheetColumns(id: ${sheetId}, input: { values: $values }) { id } }`,
      { values },
    );
  };
  const CARS = ['Deal #', 'Customer', 'Condition', 'Trade'];
  /** Most cells are readable, so that the header is recognized. */
  const buildCarLines = (firstNumber: number, demos: number) => [
    CARS,
    ...Array.from({ length: 9 }, (_, at) => [String(firstNumber + at), 'Ada', 'New', 'No']),
    ...Array.from({ length: demos }, (_, at) => [
      String(firstNumber + 9 + at),
      'Ben',
      at ? 'DEMO' : 'Demo',
      'Yes',
    ]),
  ];

  it('shows a value without a meaning in the preview when its field has a closed list, and reuses the chosen meaning for files with the same header', async () => {
    const id = await prepareImport(buildCarLines(500, 3));
    const open = await readPreview(id);
    expect(open).toMatchObject({ counts: { new: 9, refused: 3 }, valueDoubts: [] });
    expect(open.values).toEqual([
      {
        field: 'carType',
        title: 'Car type',
        text: 'Demo',
        lineCount: 3,
        firstLine: 11,
        words: ['New', 'Used', 'Cert'],
        means: null,
      },
    ]);
    expect(open.lines[11].problems[0].message).toBe('Car type: “DEMO” isn’t New, Used or Cert.');
    await setMeanings(id, [{ field: 'carType', text: 'demo', means: 'Used' }]);
    expect(await readPreview(id)).toMatchObject({ counts: { new: 12 }, values: [{ means: 'Used' }] });
    await run(id, 12);
    expect(await getDeal(509)).toMatchObject({ car_type: 'Used' });

    const next = await prepareImport(buildCarLines(520, 1));
    expect(await readPreview(next)).toMatchObject({ counts: { new: 10 }, values: [{ means: 'Used' }] });
    await setMeanings(next, [{ field: 'carType', text: 'Demo', means: '' }]);
    expect(await readPreview(next)).toMatchObject({ counts: { new: 10 }, values: [{ means: '' }] });
    await setMeanings(next, [{ field: 'carType', text: 'Demo', means: null }]);
    expect(await readPreview(next)).toMatchObject({ counts: { refused: 1 }, values: [{ means: null }] });
  });

  it('shows a value without a meaning in the preview of an import of people', async () => {
    const id = await prepareImport(
      [
        ['Name', 'E-mail', 'Active'],
        ...Array.from({ length: 4 }, (_, at) => [`Seller ${at}`, `s${at}@store.example`, 'Yes']),
        ['Seller 9', 's9@store.example', 'on leave'],
      ],
      'IMPORT_PEOPLE',
    );
    expect((await readPreview(id)).values).toMatchObject([{ text: 'on leave', words: ['Yes', 'No'] }]);
    await setMeanings(id, [{ field: 'isActive', text: 'On leave', means: 'No' }]);
    expect(await readPreview(id)).toMatchObject({ counts: { new: 5, refused: 0 } });
  });

  it('shows a text in place of an amount or a date in the preview, and accepts blank or 0 as its meaning', async () => {
    const buildDealLine = (number: number, ...cells: string[]) => [String(number), 'Ada', ...cells];
    const id = await prepareImport([
      ['Deal #', 'Customer', 'Front Gross', 'Back Gross', 'Delivery Date'],
      buildDealLine(601, '1,200', '300', '06/01/2026'),
      buildDealLine(602, 'TBD', '300', 'TBD'),
      buildDealLine(603, '#N/A', 'N/A', '06/02/2026'),
      buildDealLine(604, 'tbd', '-', '06/03/2026'),
      buildDealLine(605, ' -   ', '#DIV/0!', '06/03/2026'),
      buildDealLine(606, '12O0', '1.234', '06/31/2026'),
    ]);
    const open = await readPreview(id);
    expect(open.counts).toMatchObject({ new: 1, refused: 5 });
    const listed = open.values.map(
      ({
        title,
        text,
        lineCount,
        words,
      }: Record<'title' | 'text', string> & { lineCount: number; words: string[] }) =>
        `${title}: ${text} (${lineCount}) ${words.join()}`,
    );
    expect(listed.toSorted()).toEqual([
      'Back gross: #DIV/0! (1) 0',
      'Back gross: - (1) 0',
      'Back gross: N/A (1) 0',
      'Delivery date: TBD (1) ',
      'Front gross: #N/A (1) 0',
      'Front gross: TBD (2) 0',
    ]);
    await setMeanings(id, [
      { field: 'frontGross', text: 'TBD', means: '' },
      { field: 'frontGross', text: '#N/A', means: '0' },
      { field: 'backGross', text: 'N/A', means: '' },
      { field: 'backGross', text: '-', means: '0' },
      { field: 'backGross', text: '#DIV/0!', means: '' },
      { field: 'deliveryDate', text: 'tbd', means: '' },
    ]);
    const afterwards = await readPreview(id);
    expect(afterwards.counts).toMatchObject({ new: 5, refused: 1 });
    expect(afterwards.lines[5].problems).toHaveLength(3);
    await run(id, 5);
    expect(await getDeal(602)).toMatchObject({ front_gross: null, back_gross: 300, delivery_date: null });
    expect(await getDeal(603)).toMatchObject({ front_gross: 0, back_gross: null });
    expect(await getDeal(604)).toMatchObject({ front_gross: null, back_gross: 0 });
    expect(await getDeal(605)).toMatchObject({ front_gross: 0, back_gross: null });
  });

  it('rejects a meaning for a text with digits in place of an amount or a date, and rejects any meaning except blank or 0', async () => {
    const id = await prepareImport([
      ['Deal #', 'Customer', 'Front Gross', 'Delivery Date'],
      ['651', 'Ada', '12O0', '06/01/2026'],
    ]);
    const getError = async (value: object) => (await setMeanings(id, [value])).errors?.[0];
    for (const [value, message] of [
      [
        { field: 'frontGross', text: '12O0', means: '' },
        'Front gross: only text without digits can be matched to a value in Salesfloor. Correct the file instead.',
      ],
      [{ field: 'frontGross', text: 'TBD', means: '500' }, 'Front gross must be 0.'],
      [{ field: 'deliveryDate', text: 'TBD', means: '2026-06-01' }, 'Delivery date must be left empty.'],
    ] as const)
      expect(await getError(value)).toMatchObject({ message, extensions: { code: 'BAD_INPUT' } });
  });

  it('omits the values of a column from the preview when too many have no meaning, because the column is probably another field', async () => {
    const validLines = Array.from({ length: 200 }, (_, at) => [String(5_500 + at), 'Ada', 'New']);
    const invalidLines = Array.from({ length: 51 }, (_, at) => [String(5_800 + at), 'Ben', `Lot ${at}`]);
    const id = await prepareImport([CARS.slice(0, 3), ...validLines, ...invalidLines]);
    expect(await readPreview(id)).toMatchObject({
      values: [],
      valueDoubts: [
        'Car type has 51 values that aren’t New, Used or Cert. It is probably matched with the wrong column.',
      ],
    });
  });

  it('rejects an unknown meaning of a value, a meaning for a field without a closed list, and a meaning for an import that is done', async () => {
    const id = await prepareImport(buildCarLines(550, 1));
    const getError = async (value: object, importId = id) =>
      (await setMeanings(importId, [value])).errors?.[0];
    expect(await getError({ field: 'carType', text: 'Demo', means: 'Demo' })).toMatchObject({
      message: 'Car type must be New, Used or Cert.',
      extensions: { code: 'BAD_INPUT' },
    });
    for (const field of ['notes', 'constructor'])
      expect((await getError({ field, text: 'Demo', means: 'New' }))?.extensions?.code).toBe('BAD_INPUT');
    await run(id, 9);
    expect((await getError({ field: 'carType', text: 'Demo', means: 'New' }))?.extensions?.code).toBe(
      'CONFLICT',
    );
  });
});

it('exports the lines of a finished import with their outcome, for anyone who may undo the import', async () => {
  const other = await server.signInAs(5);
  const id = await prepareImport([
    HEADER,
    ['701', 'Ada', null, '1', null, null, null],
    ['702', 'Ben', null, 'much', null, null, null],
    ['703', 'Cy', null, '3', null, null, null],
  ]);
  await server.store.insertDeal({ number: 703, customer_name: 'Cy', front_gross: 3 });
  await run(id, 1);
  await manager.graphql('mutation { amendDeal(number: 701, input: { notes: "mine" }) { number } }');
  const { text } = await other.get(`/api/exports/importlines.csv?id=${id}&linesOnly=1`);
  expect(text.split('\r\n').slice(1, -1)).toEqual([
    '2,701,Ada,Imported,',
    '3,702,Ben,Skipped,Front gross: “much” isn’t an amount.',
    '4,703,Cy,Unchanged,',
  ]);
});

it('warns of a new deal with the stock number of a sold deal', async () => {
  await server.store.insertSoldDeal('2024-02-01', { number: 131, stock_num: 'St-9' });
  const id = await prepareImport([
    ['Deal #', 'Customer', 'Stock #'],
    ['131', null, 'St-9'],
    ['132', 'Ben', 'ST-9'],
    ['133', 'Cy', 'ST-10'],
  ]);
  const { data } = await manager.graphql(`{ importPreview(id: ${id}) { lines { outcome warning } } }`);
  expect(data.importPreview.lines).toEqual([
    { outcome: 'UNCHANGED', warning: null },
    { outcome: 'NEW', warning: 'Stock number ST-9 is already on sold deal #131.' },
    { outcome: 'NEW', warning: null },
  ]);
});
