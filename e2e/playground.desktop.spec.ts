import { readFile } from 'node:fs/promises';
import { faults } from './axe.ts';
import { answerOf, question, rowsOf, run, written } from './playground.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { expectTold } from './told.ts';

test('runs, changes and downloads a question, and makes an access token for a script', async ({
  page,
  playwright,
  server,
}) => {
  await signInAs(page, people.salesperson);
  await test.step('runs a question, changes it with help, reads it as a table and downloads it', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'PLAYGROUND' }).click();
    await question(page, 'New and used by month over a year').click();
    await expect(written(page, 'Query')).toContainText('NewAndUsedByMonth');
    await expect(answerOf(page).getByRole('table')).toHaveCount(0);
    await run(page);
    const [head, ...months] = await rowsOf(page);
    expect(head).toEqual([
      ...['Month', 'Units', 'New units', 'Used units', 'Certified units', 'Total gross'],
    ]);
    expect(months.length).toBeGreaterThan(9);

    await written(page, 'Query').getByText('totalGross', { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('tradePer');
    await page.getByRole('option', { name: /^tradePercent/ }).click();
    await expect(written(page, 'Query')).toContainText('tradePercent');
    await page.keyboard.press('Control+Enter');
    await expect(answerOf(page).getByRole('columnheader', { name: 'Trade %' })).toBeVisible();
    await expect(page.getByText(/^Cost [\d,]+ of [\d,]+/)).toBeVisible();

    const shown = await rowsOf(page);
    const workbook = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Excel' }).click();
    expect((await workbook).suggestedFilename()).toBe('NewAndUsedByMonth.xlsx');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('NewAndUsedByMonth.csv');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toBe(`\uFEFF${shown.map(row => `${row.join(',')}\r\n`).join('')}`);
    expect(await faults(page)).toEqual([]);

    await page.reload();
    await expect(written(page, 'Query')).toContainText('tradePercent');
  });
  await test.step('makes a token that reads from a script until it is revoked', async () => {
    await page.getByRole('link', { name: 'Access tokens' }).click();
    await page.getByLabel('What it is for').fill('Morning sheet');
    await page.getByRole('button', { name: 'Create token' }).click();
    const token = await page.getByRole('textbox', { name: 'The new token' }).inputValue();
    expect(await faults(page)).toEqual([]);

    const script = await playwright.request.newContext({
      baseURL: server.baseUrl,
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    });
    const ask = (query: string) => script.post('/graphql', { data: { query } });
    const read = await ask('{ viewer { name } }');
    expect(await read.json()).toMatchObject({ data: { viewer: { name: people.salesperson } } });
    const written = await ask('mutation { saveQuery(name: "a", document: "b") { id } }');
    expect(written.status()).toBe(403);
    expect(await written.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });

    const row = page.getByRole('listitem', { name: 'Morning sheet' });
    await row.getByRole('button', { name: 'Revoke' }).click();
    await row.getByRole('button', { name: 'Confirm Revoke' }).click();
    await expect(row).toContainText('Revoked');
    await expect(page.getByRole('textbox', { name: 'The new token' })).toHaveCount(0);
    expect((await ask('{ viewer { name } }')).status()).toBe(401);
    await script.dispose();
  });
});

test('saves a query under a name, and opens it from a link without running it', async ({ page, browser }) => {
  await signInAs(page, people.officeStaff, '/playground');
  await question(page, 'Split deals').click();
  await page.getByRole('button', { name: 'Save…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this query' });
  await dialog.getByLabel('Name').fill('Who sells together');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const own = page.getByRole('region', { name: 'My queries' });
  await expect(own.getByRole('button', { name: 'Who sells together' })).toBeVisible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectTold(page, 'Link copied.');
  const link = await page.evaluate<string>('navigator.clipboard.readText()');

  const colleague = await browser.newContext();
  const theirs = await colleague.newPage();
  await signInAs(theirs, people.bdcStaff, link);
  await expect(written(theirs, 'Query')).toContainText('SplitDeals');
  await expect(theirs).toHaveURL('/playground');
  await expect(answerOf(theirs).getByText('Run the query to see its answer here.')).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'My queries' })).toHaveCount(0);
  await run(theirs);
  await colleague.close();

  await own.getByRole('button', { name: 'Delete' }).click();
  await own.getByRole('button', { name: 'Confirm' }).click();
  await expect(own).toHaveCount(0);
});
