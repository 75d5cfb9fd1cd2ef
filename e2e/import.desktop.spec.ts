import { buildExcelWorkbook } from '../web/src/components/sheets/reading/fixtures/excelWorkbook.ts';
import { nextDealNumber } from './deals.ts';
import { chooseOption } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** Builds a CSV file as Excel for Mac writes it. */
function buildMacCsv(...lines: string[]): Buffer {
  const codes: Readonly<Record<string, number>> = { é: 0x8e, ñ: 0x96 };
  return Buffer.from([...lines.join('\r')].map(character => codes[character] ?? character.charCodeAt(0)));
}

/** Builds a messy list of 1,200 lines that no spreadsheet program wrote. The app sends it in two requests. */
function buildMessyList(first: number): string {
  const sellers = ['Chen Wei / Luis Rivera', 'Tasha Bel', 'Rivera, Sam', 'Old Timer', 'Elder Statesman'];
  const line = (index: number) => [
    first + index,
    `${String((index % 12) + 1).padStart(2, '0')}/13/2018`,
    `"${sellers[index % sellers.length]}"`,
    '',
    `S${first + index}`,
    ['New', 'Used', 'Demo'][index % 3],
    index % 10 === 9 ? 'unwound' : ['DEL', 'Delivered'][index % 2],
  ];
  const header = ['Deal #', 'Sold', 'Salesman', '2nd Salesman', 'Unit', 'Condition', 'Status'];
  return [header, ...Array.from({ length: 1_200 }, (_, index) => line(index))]
    .map(cells => cells.join(','))
    .join('\n');
}

test('imports a workbook, a CSV file and a messy list, and undoes each import in one step', async ({
  page,
}) => {
  test.slow();
  const [first, second, third] = [nextDealNumber(), nextDealNumber(), nextDealNumber()];
  const unknownName = `Old Hand ${first}`;
  const file = buildExcelWorkbook([
    {
      name: 'Recap',
      rows: [
        ['Recap of 2019'],
        ['Deal #', 'Customer', 'Closer', 'Front Gross', 'Delivery Date', 'Delivery Status'],
        [first, 'Ann Smith', 'Rivera, Sam', 1234.5, { serial: 43_772 }, 'DEL'],
        [second, 'Bob Jones', unknownName, -10, '11/04/2019', 'DEL'],
        [third, 'Cy Young', unknownName, 'much', '11/04/2019', 'DEL'],
        ['Total', null, null, 1224.5],
      ],
    },
  ]);

  await signInAs(page, people.manager);
  await page.getByRole('link', { name: 'Import' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  const upload = { name: 'recap.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(file) };
  await (await chooser).setFiles(upload);
  await expect(page.getByRole('group', { name: 'File', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Look at the deals' }).click();

  const names = page.getByRole('region', { name: 'Names to settle' });
  await expect(names).toContainText('1 of 1 are open.');
  await expect(page.getByRole('button', { name: 'Import 1 deal' })).toBeVisible();
  await chooseOption(names.getByLabel(`Whom ${unknownName} means`), 'A new person, inactive');
  await expect(names).toContainText('All are settled.');
  await expect(page.getByRole('row', { name: new RegExp(third) })).toContainText(
    'Front gross: “much” is no amount.',
  );

  await page.reload();
  await page.getByRole('button', { name: 'Import 2 deals' }).click();
  await expect(page.getByText('Imported: 2 deals and 1 new person.')).toBeVisible();

  await page.getByRole('button', { name: 'All imports' }).click();
  const importRow = page.getByRole('listitem').filter({ hasText: 'recap.xlsx' }).first();
  await expect(importRow).toContainText('2 deals and 1 new person');
  await importRow.getByRole('button', { name: 'Look at it' }).click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Confirm Undo' }).click();
  await expect(page.getByText(/^Undone by Max Castellano/)).toBeVisible();

  await test.step('imports a CSV file from Excel for Mac with the same sums as in the file, and opens the imported deals', async () => {
    await page.getByRole('button', { name: 'All imports' }).click();
    const [first, second] = [nextDealNumber(), nextDealNumber()];
    const buffer = buildMacCsv(
      'Deal #,Customer,Date,Status,front_end_profit,Rep Code',
      `${first},Inés Muñoz,5-Oct,DEL,"1,000.10",X1`,
      `${second},Ann Smith,6-Oct,DEL,0.20,X2`,
      'GRAND TOTAL,2 DEALS,,,"1,000.30",',
    );
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles({ name: 'mac.csv', mimeType: 'text/csv', buffer });

    const encodingSelect = page.getByLabel('Letters are read as');
    await expect(encodingSelect).toHaveText('Inés Muñoz (Mac)');
    await chooseOption(encodingSelect, 'InŽs Mu–oz (Windows)');
    await expect(page.getByRole('cell', { name: 'InŽs Mu–oz · Ann Smith' })).toBeVisible();
    await chooseOption(page.getByLabel('Letters are read as'), 'Inés Muñoz (Mac)');
    await expect(page.getByRole('cell', { name: 'Inés Muñoz · Ann Smith' })).toBeVisible();
    await expect(page.getByLabel('Date is')).toHaveText('Delivery date');
    await expect(page.getByLabel('Days without a year are of')).toContainText('the last 12 months');
    await expect(page.getByRole('region', { name: 'Columns that are left out' })).toHaveText(
      '1 column is left out:Rep Code, because its heading is not one we know',
    );
    await page.getByRole('button', { name: 'Look at the deals' }).click();

    await expect(page.getByRole('table', { name: 'Sums' }).getByRole('row')).toHaveText([
      'DealsUnits soldFront grossBack gross',
      'In the file22$1,000.30$0.00',
      'To import22$1,000.30$0.00',
    ]);
    await page.getByRole('button', { name: 'Import 2 deals' }).click();
    await page.getByRole('link', { name: 'Show 2 deals' }).click();
    await expect(page.getByText('2 deals of one import')).toBeVisible();
    await expect(page.getByText('Inés Muñoz')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('button', { name: 'Confirm Undo' }).click();
    await expect(page.getByText(/^Undone by Max Castellano/)).toBeVisible();
  });

  await test.step('imports a messy list of 1,200 lines in eight clicks', async () => {
    let clicks = 0;
    const clickButton = async (name: string | RegExp) => {
      clicks += 1;
      await page.getByRole('button', { name }).click();
    };
    const resolveValue = async (label: string, option: string) => {
      clicks += 1;
      // This button is enabled again once the previous choice has been saved. Until then, the app accepts no
      // further choice.
      await expect(page.getByRole('button', { name: 'Take the likely ones (1)' })).toBeEnabled();
      await chooseOption(page.getByLabel(label), option);
    };
    await page.getByRole('button', { name: 'All imports' }).click();

    const chooser = page.waitForEvent('filechooser');
    await clickButton('Choose a file');
    const first = Number(nextDealNumber()) * 1_000;
    const buffer = Buffer.from(buildMessyList(first));
    await (await chooser).setFiles({ name: 'messy.csv', mimeType: 'text/csv', buffer });
    await clickButton('Look at the deals');

    const names = page.getByRole('region', { name: 'Names to settle' });
    const values = page.getByRole('region', { name: 'Values to settle' });
    await expect(values.getByRole('listitem')).toHaveText([
      /^Car type: Demo 400 lines, first line 4/,
      /^Delivery status: unwound 120 lines, first line 11/,
    ]);
    await resolveValue('What Demo means, Car type', 'Used');
    await expect(values).toContainText('1 of 2 are open.');
    await resolveValue('What unwound means, Delivery status', 'Leave it empty');
    await expect(values).toContainText('All are settled.');
    await expect(names).toContainText('3 of 3 are open.');
    await clickButton('Take the likely ones (1)');
    await expect(names.getByLabel('Whom Tasha Bel means')).toHaveText('Tasha Bell (perhaps)');
    await clickButton('All 2 open names are new people');
    await expect(names).toContainText('All are settled.');

    // The file and the store agree except for the missing gross. Unwound deals are not counted, as expected.
    await expect(page.getByRole('alert').locator('.MuiAlert-message > div')).toHaveText([
      '120 of 1200 deals have no delivery status: without DEL a deal counts nowhere.',
      'All 1200 deals have neither front nor back gross: there is nothing to sum until it is typed.',
    ]);
    await clickButton('Import 1,200 deals');
    await expect(page.getByText('Imported: 1,200 deals and 2 new people.')).toBeVisible({ timeout: 300_000 });
    expect(clicks).toBeLessThanOrEqual(8);

    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('button', { name: 'Confirm Undo' }).click();
    await expect(page.getByText(/^Undone by Max Castellano/)).toBeVisible({ timeout: 300_000 });
  });
});
