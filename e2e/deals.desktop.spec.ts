import type { Page } from '@playwright/test';
import { createDeals, graphqlAs, hogCell, nextDealNumber, searchHog } from './deals.ts';
import { chooseOption, expectToast } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { getStatus, headersAs, people, readToken, signInAs } from './signIn.ts';

/**
 * Updates fields of a deal as a finance manager over the API, independent of the user who is signed in to
 * this page.
 */
async function updateDealAsFinanceManager(page: Page, number: string, data: object): Promise<void> {
  const headers = await headersAs(page, people.financeManager);
  const response = await page.request.put(`/api/deals/updatedeal?dealId=${number}`, { headers, data });
  expect(response.status()).toBe(200);
}

/** Deletes a deal as the sales manager, who may also be signed in to this page. */
async function deleteDealAsSalesManager(page: Page, number: number | string | undefined): Promise<void> {
  const headers = await headersAs(page, people.salesManager);
  const response = await page.request.delete(`/api/deals/deletedeal?dealId=${number}`, { headers });
  expect(response.ok()).toBe(true);
}

test('adds, changes, renumbers, deletes and restores a deal on Home', async ({ page }) => {
  const { numbers } = await createDeals(page, 1);
  const [takenNumber] = numbers;
  await deleteDealAsSalesManager(page, takenNumber);
  const [first, number] = [nextDealNumber(), nextDealNumber()];
  const card = page.getByRole('article', { name: `Deal ${number}` });
  const changes = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await signInAs(page, people.salesManager);

  await test.step('restores a deleted deal with the Undo button below the deals of its day', async () => {
    await page.getByRole('button', { name: `Undo: restore deal ${takenNumber}` }).click();
    await expect(page.getByRole('article', { name: `Deal ${takenNumber}` })).toBeVisible();
    await expect(page.getByText(`You deleted deal #${takenNumber}`)).toHaveCount(0);
  });

  await test.step("adds a deal, changes it and lists both actions in the deal's history", async () => {
    const addedCard = page.getByRole('article', { name: `Deal ${first}` });
    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await expect(page.getByRole('heading', { name: 'Create Deal' })).toBeVisible();
    await page.getByLabel('Deal ID').fill(first);
    await page.getByLabel('Customer Name').fill(`Grace Hopper ${first}`);
    await page.getByRole('combobox', { name: 'Closer' }).click();
    await page.getByRole('option', { name: people.salesperson }).click();
    await page.getByRole('button', { name: 'Add Deal' }).click();
    await expect(addedCard).toContainText('Grace Hopper');
    await expect(addedCard).toContainText(people.salesperson);

    await addedCard.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { name: `Update Deal #${first}` })).toBeVisible();
    await page.getByLabel('Car Info').fill('2026 Harvester');
    await page.getByRole('button', { name: 'Update Deal' }).click();
    await expect(addedCard).toContainText('2026 Harvester');

    await addedCard.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'History' }).click();
    await expect(changes.first()).toContainText(`${people.salesManager} updated the deal`);
    await expect(changes.first()).toContainText('Car Info– → 2026 Harvester');
    await expect(changes.last()).toContainText(`${people.salesManager} added the deal`);
  });

  await test.step('renumbers the deal and rejects a number that another deal has', async () => {
    await page.getByLabel('Deal ID').fill(number);
    await page.getByRole('button', { name: 'Update Deal' }).click();
    await expect(card).toBeVisible();

    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Deal ID').fill(String(takenNumber));
    await page.getByRole('button', { name: 'Update Deal' }).click();
    const rejection = 'Failed to update deal ID: That deal number is already taken.';
    await expect(page.getByRole('alert').filter({ hasText: rejection })).toBeVisible();
    await expect(card).toBeVisible();
  });

  await test.step('shows both values of a field that two people change, and stores the chosen value', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Car Info').fill('Mine');
    await page.getByLabel('Stock Number').fill('M1');
    await updateDealAsFinanceManager(page, number, {
      car_info: 'Theirs',
      stock_num: 'T1',
      notes: 'two\nlines',
    });

    const carConflict = page.getByRole('group', { name: 'Car Info: choose yours or theirs' });
    await expect(carConflict).toContainText('Mine');
    await expect(carConflict).toContainText(people.financeManager);
    await expect(carConflict).toContainText('Theirs');
    await expect(page.getByLabel('Notes')).toHaveValue('two\nlines');
    await expect(page.getByText(`Updated by ${people.financeManager}`)).toBeVisible();

    await page.getByRole('button', { name: 'Update Deal' }).click();
    await expect(page.getByRole('form').getByRole('alert').first()).toContainText(
      'Choose which values to keep',
    );
    await expect(page.getByRole('button', { name: 'Keep mine: Car Info' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Use all theirs' }).click();
    await expect(page.getByLabel('Car Info')).toHaveValue('Mine');
    await expect(page.getByLabel('Stock Number')).toHaveValue('T1');
    await page.getByRole('button', { name: 'Update Deal' }).click();

    await expect(card).toContainText('Mine');
    await expect(card).toContainText('T1');
  });

  await test.step('deletes a deal after a second press, ignores a double click and a held key, and undoes the deletion', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    const deleteButton = page.getByRole('button', { name: 'Delete', exact: true });
    const confirmButton = page.getByRole('button', { name: 'Confirm Delete' });
    await deleteButton.dblclick();
    await expect(confirmButton).toBeEnabled();
    await page.getByLabel('Notes').focus();
    await deleteButton.focus();
    await page.keyboard.down('Enter');
    await expect(confirmButton).toBeEnabled();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await confirmButton.click();

    await expect(page.getByText(`Deal #${number} deleted.`)).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card).toContainText('two lines');
    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'History' }).click();
    await expect(changes.first()).toContainText(`${people.salesManager} restored the deal`);
    await page.getByRole('form').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('restores a deleted deal under another number when another deal has taken its number', async () => {
    await deleteDealAsSalesManager(page, number);
    const headers = await headersAs(page, people.salesManager);
    await page.request.post('/api/deals/adddeal', { headers, data: { id: Number(number) } });
    const other = nextDealNumber();
    await page.getByRole('link', { name: 'Deleted deals' }).click();
    await page.getByRole('textbox', { name: 'Search' }).fill(`Grace Hopper ${first}`);
    const deal = page.getByRole('listitem', { name: `Deal ${number}` });
    await expect(deal).toContainText(`deleted by ${people.salesManager}`);
    await expect(deal).toContainText('T1');
    await deal.getByRole('textbox').fill(other);
    await deal.getByRole('button', { name: `Restore deal ${number}` }).click();
    await expectToast(page, `Deal #${other} restored.`);
    await expect(page.getByText('No deleted deals match your search.')).toBeVisible();
  });
});

test('adds deals of another day by keyboard and from pasted rows, and moves from day to day', async ({
  page,
}) => {
  const { numbers } = await createDeals(page, 1);
  const [takenNumber = 0] = numbers;
  const [number, nextNumber, pastedNumber, deliveredNumber, soldNumber, lastNumber] = Array.from(
    { length: 6 },
    nextDealNumber,
  );
  await signInAs(page, people.salesManager, '/?day=2026-01-15');

  await test.step('adds one deal after another by keyboard', async () => {
    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await expect(page.getByLabel('Deal ID')).toBeFocused();
    await page.keyboard.type(String(number));
    await page.getByRole('combobox', { name: 'Delivery Status' }).click();
    await page.getByRole('option', { name: 'TBA' }).click();
    // The menu returns the focus to its field after the menu has closed.
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.getByLabel('Customer Name').fill('The first');
    await page.keyboard.press('Control+Shift+Enter');

    await expect(page.getByRole('combobox', { name: 'Closer' })).toBeFocused();
    await expect(page.getByLabel('Deal ID')).toHaveValue(String(nextNumber));
    await expect(page.getByLabel('Customer Name')).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Delivery Status' })).toHaveText('TBA');
    await page.getByLabel('Customer Name').fill('The second');
    await page.keyboard.press('Control+Enter');

    await expect(page.getByRole('article', { name: `Deal ${number}` })).toContainText('The first');
    await expect(page.getByRole('article', { name: `Deal ${nextNumber}` })).toContainText('The second');
  });

  await test.step('previews each cell of pasted rows, and then adds either all rows or none of the rows', async () => {
    await page.getByRole('button', { name: 'Paste from spreadsheet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste from spreadsheet' });
    const rows = [
      ['Deal #', 'Customer', 'Closer', 'Delivery', 'Mood'],
      [pastedNumber, 'Ada of the paste', 'sam rivera', 'delivered', 'fine'],
      [String(takenNumber), 'Ben of the paste', 'Nobody', 'TBA', ''],
    ];
    await dialog.getByRole('textbox').fill(rows.map(row => row.join('\t')).join('\n'));

    const table = dialog.getByRole('table', { name: 'Pasted deals' });
    await expect(table.getByRole('row').nth(1)).toContainText(people.salesperson);
    await expect(table.getByText('No salesperson has that name.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 2 deals' })).toBeDisabled();
    await chooseOption(table.getByRole('combobox', { name: 'Field for Mood' }), 'Notes');

    // The pasted rows are still there after the dialog was closed by accident.
    await page.goBack();
    await page.getByRole('button', { name: 'Continue' }).click();
    await table.getByRole('textbox', { name: 'Closer, row 2' }).fill('');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Add 2 deals' }).click();
    await expect(table.getByText(`Deal number ${takenNumber} is already taken.`)).toBeVisible();
    await table.getByRole('textbox', { name: 'Deal ID, row 2' }).fill(nextDealNumber());
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Add 2 deals' }).click();

    await expectToast(page, '2 deals added.');
    await expect(page.getByRole('article', { name: `Deal ${pastedNumber}` })).toContainText(
      'Ada of the paste',
    );
    await expect(page.getByRole('article').filter({ hasText: 'Ben of the paste' })).toBeVisible();
  });

  await test.step("offers today's date when a delivered deal is added on an earlier day", async () => {
    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await page.getByLabel('Deal ID').fill(String(deliveredNumber));
    await page.getByRole('combobox', { name: 'Delivery Status' }).click();
    await page.getByRole('option', { name: 'DEL' }).click();
    await expect(page.getByRole('form').getByRole('alert')).toContainText(
      'This deal will count as sold on 01/15/2026',
    );
    await page.getByRole('button', { name: 'Use today' }).click();
    await page.getByRole('button', { name: 'Add Deal' }).click();
    // The button has another label while the form saves.
    await expect(page.getByLabel('Deal ID')).toHaveCount(0);
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page.getByRole('article', { name: `Deal ${deliveredNumber}` })).toBeVisible();
  });

  await test.step('moves to other days by button, key and calendar', async () => {
    const title = page.getByRole('heading', { level: 1 });
    const today = await title.textContent();
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect(title).not.toHaveText(String(today));
    await page.keyboard.press('ArrowRight');
    await expect(title).toHaveText(String(today));
    await page.getByRole('button', { name: 'Choose a day' }).click();
    await page.getByRole('gridcell', { name: '1', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title).toHaveText(/ 1st, \d{4}$/);
  });

  await test.step('warns in the form and in Paste from spreadsheet when a sold deal has the same stock number', async () => {
    const headers = await headersAs(page, people.salesManager);
    const response = await page.request.post('/api/deals/adddeal', {
      headers,
      data: {
        id: soldNumber,
        stock_num: `W-${soldNumber}`,
        delivery_status: 'DEL',
        delivery_date: '2026-06-01',
      },
    });
    expect(response.status()).toBe(201);
    const warning = `Stock number w-${soldNumber} is already on sold deal #${soldNumber}.`;

    await page.getByRole('button', { name: 'Paste from spreadsheet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste from spreadsheet' });
    await dialog.getByRole('textbox').fill(`Deal #\tStock #\n${lastNumber}\tw-${soldNumber}`);
    await expect(dialog.getByText(`Row 1: ${warning}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 1 deal' }).click();
    await expectToast(page, '1 deal added.');

    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await page.getByLabel('Stock Number').fill(`w-${soldNumber}`);
    await expect(page.getByText(warning)).toBeVisible();
    await page.getByLabel('Stock Number').fill('');
    await expect(page.getByText(warning)).toHaveCount(0);
  });
});

test('offers a salesperson no way to change deals on Home and in Hog, and rejects API calls that change deals', async ({
  page,
}) => {
  const testDeals = await createDeals(page, 1);
  // Salespeople have no access to the deleted deals.
  await signInAs(page, people.salesperson, '/deleteddeals');
  await expect(page).toHaveURL('/');
  const card = page.getByRole('article', { name: `Deal ${testDeals.numbers[0]}` });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a deal' })).toHaveCount(0);

  await page.getByRole('link', { name: 'HOG' }).click();
  await searchHog(page, testDeals);
  await hogCell(page, testDeals.numbers[0], 'frontGross').dblclick();
  await page.keyboard.type('5');
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  const token = await readToken(page);
  expect(await getStatus(page, token, '/api/auth/verify')).toBe(200);
  const headers = { authorization: `Bearer ${token}` };
  const grossOptions = { headers, data: { front_gross: '5' } };
  for (const response of [
    await page.request.delete(`/api/deals/deletedeal?dealId=${testDeals.numbers[0]}`, { headers }),
    await page.request.put(`/api/deals/updatedealgross?dealId=${testDeals.numbers[0]}`, grossOptions),
  ])
    expect(response.status()).toBe(403);
  const { deal } = await graphqlAs(
    page,
    people.salesManager,
    `{ deal(number: ${testDeals.numbers[0]}) { frontGross } }`,
  );
  expect(deal.frontGross).toBeNull();
});
