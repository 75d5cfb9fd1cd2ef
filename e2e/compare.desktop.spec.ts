import { readFileSync } from 'node:fs';
import { ask, changeElsewhere, recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';
import { expectTold } from './told.ts';

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
  await line.getByRole('button', { name: `Edit deal ${second}` }).click();
  await expect(page.getByRole('dialog')).toContainText(`Update Deal #${second}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await line.press('k');
  await page.keyboard.type('they know');
  await page.keyboard.press('Enter');
  await expect(line).toContainText('Ours kept: they know.');
  await line.press('u');
  await expect(line).not.toContainText('Ours kept');

  // Somebody else decides about the line under a note: what is typed stays, and goes through once that is undone.
  const address = page.url();
  await page.getByLabel(/Only open/).check();
  await line.press('k');
  await page.keyboard.type('they know');
  const id = new URL(address).searchParams.get('comparison');
  const place = await line.getAttribute('data-place');
  const { keepOurs } = await ask(
    page,
    people.officeStaff,
    `mutation { keepOurs(id: ${id}, lines: [{ place: ${place} }]) { actId } }`,
  );
  await expect(line).toContainText('Settled by someone else meanwhile.');
  await ask(page, people.officeStaff, `mutation { undoComparisonAct(actId: ${keepOurs.actId}) { actId } }`);
  await expect(line.getByRole('button', { name: 'Keep ours' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing is open in this group.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(line).toBeVisible();
  await page.getByLabel(/Only open/).uncheck();

  // Quicker than the server answers.
  let answer = () => {};
  const isPressed = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/graphql', async route => {
    if (route.request().postData()?.includes('TakeTheirs')) await isPressed;
    await route.fallback();
  });
  for (const key of ['t', 'u', 't']) await line.press(key);
  answer();
  await expectTold(page, 'Took theirs in 1 line. U undoes it.');
  // What was done last stands beside its Undo, which waits until nothing is asked for any more.
  const last = page.getByRole('main').getByRole('button', { name: 'Undo', exact: true });
  await expect(last).toBeEnabled();
  await expect(page.getByText(`Took theirs in 1 line, ${people.manager}.`)).toBeVisible();
  await expect(line).toContainText('Theirs taken.');

  await page.evaluate('window.print = () => document.body.setAttribute("data-was-printed", "")');
  await page.keyboard.press('Control+p');
  await expect(page.locator('body[data-was-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Equal: 1 line, ours $7.00, theirs $7.00, difference $0.00')).toBeVisible();
  for (const number of numbers) await expect(page.getByRole('row', { name: `#${number}` })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Export' }).click();
  const isLoaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = readFileSync(await (await isLoaded).path(), 'utf8');
  expect(file).toContain('theirs taken');

  await signInAs(page, people.officeStaff, address);
  // Each group's own, with its number.
  const confirm = page.getByRole('button', { name: 'Confirm 1 line', exact: true });
  await confirm.click();
  await expect(page.getByText(`Confirmed 1 line, ${people.officeStaff}.`)).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await page.getByRole('button', { name: 'Equal', exact: true }).click();
  await confirm.click();
  await expect(page.getByRole('row', { name: `#${first}` })).toContainText('Confirmed.');
  await last.click();
  await expectTold(page, 'Undone in 1 line.');
  await expect(confirm).toBeVisible();
  await last.click();
  await expect(page.getByText(`Took theirs in 1 line, ${people.manager}.`)).toBeVisible();

  await signInAs(page, people.manager, address);
  await last.click();
  await expectTold(page, 'Undone in 1 line.');
  await expect(page.getByRole('button', { name: 'Take theirs in 1 line' })).toBeVisible();

  await type(second, '100');
  await expect(line).toContainText('Changed since: Front $100.00');
  await page.getByRole('button', { name: 'Compare again' }).click();
  await expect(page.getByText('Both sides come to the same, in every group.')).toBeVisible();
});
