import { changeElsewhere, recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

test('a workbook is compared, theirs taken, confirmed by office staff, and both undone', async ({ page }) => {
  test.slow();
  const { word, numbers } = await recordOwnDeals(page, 2, {
    delivery_date: '2031-05-05',
    delivery_status: 'DEL',
  });
  const [first, second] = numbers;
  const type = (number: number | undefined, frontGross: string) =>
    changeElsewhere(
      page,
      people.salesManager,
      'setDealGross',
      `number: ${number}, frontGross: "${frontGross}"`,
    );
  await type(first, '7');
  await type(second, '100');
  const headers = await headersAs(page, people.manager);
  const exported = await page.request.get(
    `/api/exports/hog.xlsx?start=2031-05-05&end=2031-05-05&search=${word}`,
    { headers },
  );
  expect(exported.status()).toBe(200);
  await type(second, '60.50');

  await signInAs(page, people.manager, '/hog');
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByTestId('sheet-file').setInputFiles({
    name: 'recap.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await exported.body(),
  });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();

  const sentence = page.getByText('The file has $39.50 more than here: differs +$39.50.');
  await expect(sentence).toBeVisible();
  const line = page.getByRole('row', { name: `#${second}` });
  await expect(line).toContainText(`Ours typed by ${people.salesManager}`);
  await line.press('t');
  await expect(page.getByRole('alert').filter({ hasText: 'Took theirs in 1 line.' })).toBeVisible();
  await expect(line).toContainText('Theirs taken.');
  const address = page.url();

  await signInAs(page, people.officeStaff, address);
  await page.getByRole('button', { name: 'Confirm all that are equal' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Confirmed 2 lines.' })).toBeVisible();
  await page.getByRole('button', { name: 'Equal', exact: true }).click();
  await expect(page.getByRole('row', { name: `#${first}` })).toContainText('Confirmed.');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Undone in 2 lines.')).toBeVisible();

  await signInAs(page, people.manager, address);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone in 1 line.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take theirs in 1 line' })).toBeVisible();
});
