import { readFile } from 'node:fs/promises';
import { findViolations } from './accessibility.ts';
import { expectToast } from './pageHelpers.ts';
import { editorText, questionButton, readResultRows, resultRegion, runQuery } from './playground.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('runs, edits and downloads a built-in query, and creates an access token for a script', async ({
  page,
  playwright,
  server,
}) => {
  await signInAs(page, people.salesperson);
  await test.step('runs a built-in query, edits it with completion, shows the result as a table and downloads it', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'PLAYGROUND' }).click();
    await questionButton(page, 'New and used by month over a year').click();
    await expect(editorText(page, 'Query')).toContainText('NewAndUsedByMonth');
    await expect(resultRegion(page).getByRole('table')).toHaveCount(0);
    await runQuery(page);
    const [header, ...months] = await readResultRows(page);
    expect(header).toEqual([
      ...['Month', 'Units', 'New units', 'Used units', 'Certified units', 'Total gross'],
    ]);
    expect(months.length).toBeGreaterThan(9);

    await editorText(page, 'Query').getByText('totalGross', { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('tradePer');
    await page.getByRole('option', { name: /^tradePercent/ }).click();
    await expect(editorText(page, 'Query')).toContainText('tradePercent');
    await page.keyboard.press('Control+Enter');
    await expect(resultRegion(page).getByRole('columnheader', { name: 'Trade %' })).toBeVisible();
    await expect(page.getByText(/^Cost [\d,]+ of [\d,]+/)).toBeVisible();

    const resultRows = await readResultRows(page);
    const workbookDownload = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Excel' }).click();
    expect((await workbookDownload).suggestedFilename()).toBe('NewAndUsedByMonth.xlsx');
    const csvDownload = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const download = await csvDownload;
    expect(download.suggestedFilename()).toBe('NewAndUsedByMonth.csv');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toBe(`\uFEFF${resultRows.map(row => `${row.join(',')}\r\n`).join('')}`);
    expect(await findViolations(page)).toEqual([]);

    await page.reload();
    await expect(editorText(page, 'Query')).toContainText('tradePercent');
  });
  await test.step('creates a token with which a script can read until the token is revoked', async () => {
    await page.getByRole('link', { name: 'Access tokens' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Morning sheet');
    await page.getByRole('button', { name: 'Create token' }).click();
    const token = await page.getByRole('textbox', { name: 'New token' }).inputValue();
    expect(await findViolations(page)).toEqual([]);

    const script = await playwright.request.newContext({
      baseURL: server.baseUrl,
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    });
    const sendQuery = (query: string) => script.post('/graphql', { data: { query } });
    const readResponse = await sendQuery('{ viewer { name } }');
    expect(await readResponse.json()).toMatchObject({ data: { viewer: { name: people.salesperson } } });
    const writeResponse = await sendQuery('mutation { saveQuery(name: "a", document: "b") { id } }');
    expect(writeResponse.status()).toBe(403);
    expect(await writeResponse.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });

    const row = page.getByRole('listitem', { name: 'Morning sheet' });
    await row.getByRole('button', { name: 'Revoke' }).click();
    await row.getByRole('button', { name: 'Confirm Revoke' }).click();
    await expect(row).toContainText('Revoked');
    await expect(page.getByRole('textbox', { name: 'New token' })).toHaveCount(0);
    expect((await sendQuery('{ viewer { name } }')).status()).toBe(401);
    await script.dispose();
  });
});

test('saves a query under a name, and opens the query from a link without running it', async ({
  page,
  browser,
}) => {
  await signInAs(page, people.officeStaff, '/playground');
  await questionButton(page, 'Split deals').click();
  await page.getByRole('button', { name: 'Save…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save query' });
  await dialog.getByLabel('Name').fill('Who sells together');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const myQueries = page.getByRole('region', { name: 'My queries' });
  await expect(myQueries.getByRole('button', { name: 'Who sells together' })).toBeVisible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied.');
  const link = await page.evaluate<string>('navigator.clipboard.readText()');

  const colleague = await browser.newContext();
  const colleaguePage = await colleague.newPage();
  await signInAs(colleaguePage, people.bdcStaff, link);
  await expect(editorText(colleaguePage, 'Query')).toContainText('SplitDeals');
  await expect(colleaguePage).toHaveURL('/playground');
  await expect(resultRegion(colleaguePage).getByText('Run a query to see the results here.')).toBeVisible();
  await expect(colleaguePage.getByRole('region', { name: 'My queries' })).toHaveCount(0);
  await runQuery(colleaguePage);
  await colleague.close();

  await myQueries.getByRole('button', { name: 'Delete' }).click();
  await myQueries.getByRole('button', { name: 'Confirm' }).click();
  await expect(myQueries).toHaveCount(0);
});
