import { excelWorkbook } from '../web/src/components/sheets/reading/fixtures/excelWorkbook.ts';
import { nextDealNumber } from './dealNumbers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('deals of a file are looked at, imported and undone as one; a reload goes on where it was', async ({
  page,
}) => {
  const [first, second, third] = [nextDealNumber(), nextDealNumber(), nextDealNumber()];
  const stranger = `Old Hand ${first}`;
  const file = excelWorkbook([
    {
      name: 'Recap',
      rows: [
        ['Recap of 2019'],
        ['Deal #', 'Customer', 'Closer', 'Front Gross', 'Delivery Date', 'Delivery Status'],
        [first, 'Ann Smith', 'Rivera, Sam', 1234.5, { serial: 43_772 }, 'DEL'],
        [second, 'Bob Jones', stranger, -10, '11/04/2019', 'DEL'],
        [third, 'Cy Young', stranger, 'much', '11/04/2019', 'DEL'],
        ['Total', null, null, 1224.5],
      ],
    },
  ]);

  await signInAs(page, people.manager);
  await page.getByRole('link', { name: 'Import' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  const chosen = { name: 'recap.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(file) };
  await (await chooser).setFiles(chosen);
  await expect(page.getByRole('group', { name: 'File', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Look at the deals' }).click();

  const names = page.getByRole('region', { name: 'Names to settle' });
  await expect(names).toContainText('1 of 1 are open.');
  await expect(page.getByRole('button', { name: 'Import 1 deal' })).toBeVisible();
  await names.getByLabel(`Whom ${stranger} means`).selectOption('A new person, inactive');
  await expect(names).toContainText('All are settled.');
  await expect(page.getByRole('row', { name: new RegExp(third) })).toContainText(
    'Front gross: “much” is no amount.',
  );

  await page.reload();
  await page.getByRole('button', { name: 'Import 2 deals' }).click();
  await expect(page.getByText('Imported: 2 deals and 1 new person.')).toBeVisible();

  await page.getByRole('button', { name: 'All imports' }).click();
  const earlier = page.getByRole('listitem').filter({ hasText: 'recap.xlsx' }).first();
  await expect(earlier).toContainText('2 deals and 1 new person');
  await earlier.getByRole('button', { name: 'Look at it' }).click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Confirm Undo' }).click();
  await expect(page.getByText(/^Undone by Max Castellano/)).toBeVisible();
});
