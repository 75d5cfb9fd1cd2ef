import { readFileSync } from 'node:fs';
import { changeDealAs, createDeals, graphqlAs } from './deals.ts';
import { expectToast } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

test("compares a workbook with the deals, accepts the file's amounts for a line, confirms another line, and undoes both actions", async ({
  page,
}) => {
  test.slow();
  const { word, numbers } = await createDeals(page, 2, {
    delivery_date: '2031-05-05',
    delivery_status: 'DEL',
  });
  const [first, second] = numbers;
  const setFrontGross = (number: number | undefined, frontGross: string) =>
    changeDealAs(page, people.salesManager, 'setDealGross', `number: ${number}, frontGross: "${frontGross}"`);
  await setFrontGross(first, '7');
  await setFrontGross(second, '100');
  const headers = await headersAs(page, people.manager);
  const exported = await page.request.get(
    `/api/exports/hog.xlsx?start=2031-05-05&end=2031-05-05&search=${word}`,
    { headers },
  );
  expect(exported.status()).toBe(200);
  await setFrontGross(second, '60.50');

  await signInAs(page, people.manager, '/hog');
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByTestId('sheet-file').setInputFiles({
    name: 'recap.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await exported.body(),
  });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();

  const summary = page.getByText('The file is $39.50 higher than Salesfloor: differs +$39.50.');
  await expect(summary).toBeVisible();
  const line = page.getByRole('row', { name: `#${second}` });
  await expect(line).toContainText(`Salesfloor value entered by ${people.salesManager}`);
  await line.getByRole('button', { name: `Edit deal ${second}` }).click();
  await expect(page.getByRole('dialog')).toContainText(`Update Deal #${second}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await line.press('k');
  await page.keyboard.type('they know');
  await page.keyboard.press('Enter');
  await expect(line).toContainText('Kept: they know.');
  await line.press('u');
  await expect(line).not.toContainText('Kept');

  // Another user resolves the line while a note is being typed. The typed note remains, and can be saved once
  // the other user's decision is undone.
  const url = page.url();
  await page.getByLabel(/Unresolved only/).check();
  await line.press('k');
  await page.keyboard.type('they know');
  const id = new URL(url).searchParams.get('comparison');
  const position = await line.getAttribute('data-place');
  const { keepOurs } = await graphqlAs(
    page,
    people.officeStaff,
    `mutation { keepOurs(id: ${id}, lines: [{ place: ${position} }]) { actId } }`,
  );
  await expect(line).toContainText('Another user already resolved this.');
  await graphqlAs(
    page,
    people.officeStaff,
    `mutation { undoComparisonAct(actId: ${keepOurs.actId}) { actId } }`,
  );
  await expect(line.getByRole('button', { name: 'Keep', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No unresolved rows in this group.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(line).toBeVisible();
  await page.getByLabel(/Unresolved only/).uncheck();

  // Presses the keys faster than the server responds.
  let release = () => {};
  const keysPressed = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/graphql', async route => {
    if (route.request().postData()?.includes('TakeTheirs')) await keysPressed;
    await route.fallback();
  });
  for (const key of ['t', 'u', 't']) await line.press(key);
  release();
  await expectToast(page, 'Used file value in 1 row. Press U to undo.');
  // The last action is listed next to its Undo button, which is disabled while requests are pending.
  const undoButton = page.getByRole('main').getByRole('button', { name: 'Undo', exact: true });
  await expect(undoButton).toBeEnabled();
  await expect(page.getByText(`Used file value in 1 row · ${people.manager}`, { exact: true })).toBeVisible();
  await expect(line).toContainText('File value used.');

  await page.evaluate('window.print = () => document.body.setAttribute("data-was-printed", "")');
  await page.keyboard.press('Control+p');
  await expect(page.locator('body[data-was-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Equal: 1 row, Salesfloor $7.00, file $7.00, difference $0.00')).toBeVisible();
  for (const number of numbers) await expect(page.getByRole('row', { name: `#${number}` })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('file value used');

  await signInAs(page, people.officeStaff, url);
  // Each group has a separate button, which shows the group's number of lines.
  const confirmButton = page.getByRole('button', { name: 'Confirm 1 row', exact: true });
  await confirmButton.click();
  await expect(page.getByText(`Confirmed 1 row · ${people.officeStaff}`, { exact: true })).toBeVisible();
  await expect(confirmButton).toHaveCount(0);
  await page.getByRole('button', { name: 'Equal', exact: true }).click();
  await confirmButton.click();
  await expect(page.getByRole('row', { name: `#${first}` })).toContainText('Confirmed.');
  await undoButton.click();
  await expectToast(page, 'Undone in 1 row.');
  await expect(confirmButton).toBeVisible();
  await undoButton.click();
  await expect(page.getByText(`Used file value in 1 row · ${people.manager}`, { exact: true })).toBeVisible();

  await signInAs(page, people.manager, url);
  await undoButton.click();
  await expectToast(page, 'Undone in 1 row.');
  await expect(page.getByRole('button', { name: 'Use file value in 1 row' })).toBeVisible();

  await setFrontGross(second, '100');
  await expect(line).toContainText('Changed since. Now: Front $100.00');
  await page.getByRole('button', { name: 'Compare again' }).click();
  await expect(page.getByText('The file and Salesfloor match in every group.')).toBeVisible();
});
