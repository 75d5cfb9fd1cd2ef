import type { Page } from '@playwright/test';
import { nextDealNumber } from './dealNumbers.ts';
import { choose } from './filters.ts';
import { recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';
import { expectTold } from './told.ts';

/** A finance manager elsewhere stores these fields of a deal. */
async function amendElsewhere(page: Page, number: number | undefined, data: object): Promise<void> {
  const headers = await headersAs(page, people.financeManager);
  const answer = await page.request.put(`/api/deals/updatedeal?dealId=${number}`, { headers, data });
  expect(answer.status()).toBe(200);
}

test.describe('a sales manager at home', () => {
  test('is told what is wrong, and loses nothing that was typed', async ({ page }) => {
    await signInAs(page, people.salesManager);
    const taken = await page.getByRole('article').first().getAttribute('aria-label');
    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await page.getByLabel('Customer Name').fill('Kept Customer');
    await page.getByRole('button', { name: 'Add Deal' }).click();
    await expect(page.getByRole('alert')).toHaveText('Deal ID is empty, please add one before submitting');

    await page.getByLabel('Deal ID').fill(String(taken).replace('Deal ', ''));
    await page.getByRole('button', { name: 'Add Deal' }).click();
    await expect(page.getByRole('alert')).toHaveText('That deal number is already taken.');
    await expect(page.getByLabel('Customer Name')).toHaveValue('Kept Customer');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Discard changes' })).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('gives a deal another number, and is told when it is taken', async ({ page }) => {
    await signInAs(page, people.salesManager);
    const cards = page.getByRole('article');
    const [first, second] = [
      await cards.nth(0).getAttribute('aria-label'),
      await cards.nth(1).getAttribute('aria-label'),
    ];
    const number = nextDealNumber();
    await page
      .getByRole('article', { name: String(first), exact: true })
      .getByRole('button', { name: 'Edit' })
      .click();
    await page.getByLabel('Deal ID').fill(number);
    await page.getByRole('button', { name: 'Update Deal' }).click();
    const renumbered = page.getByRole('article', { name: `Deal ${number}` });
    await expect(renumbered).toBeVisible();

    await renumbered.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Deal ID').fill(String(second).replace('Deal ', ''));
    await page.getByRole('button', { name: 'Update Deal' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to update deal ID: That deal number is already taken.',
    );
    await expect(renumbered).toBeVisible();
  });

  test('steps through the days by button, by key and by calendar', async ({ page }) => {
    await signInAs(page, people.salesManager);
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

  test('is offered today when an older deal is marked delivered', async ({ page }) => {
    const number = nextDealNumber();
    await signInAs(page, people.salesManager, '/?day=2026-01-15');
    await page.getByRole('button', { name: 'Add a deal' }).first().click();
    await page.getByLabel('Deal ID').fill(number);
    await page.getByRole('combobox', { name: 'Delivery Status' }).click();
    await page.getByRole('option', { name: 'DEL' }).click();
    await expect(page.getByRole('alert')).toContainText('This deal will count as sold on 01/15/2026');
    await page.getByRole('button', { name: 'Use today' }).click();
    await page.getByRole('button', { name: 'Add Deal' }).click();
    // The button reads otherwise while it saves: the form has to be gone.
    await expect(page.getByLabel('Deal ID')).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('article', { name: `Deal ${number}` })).toBeVisible();
  });
});

test.describe('a deal that is deleted', () => {
  test('is not by a double click or a held key, and comes back whole by Undo', async ({ page }) => {
    const { numbers } = await recordOwnDeals(page, 1, { notes: 'two\nlines' });
    const [number] = numbers;
    await signInAs(page, people.salesManager);
    const card = page.getByRole('article', { name: `Deal ${number}` });
    await card.getByRole('button', { name: 'Edit' }).click();
    const remove = page.getByRole('button', { name: 'Delete', exact: true });
    const confirm = page.getByRole('button', { name: 'Confirm Delete' });
    await remove.dblclick();
    await expect(confirm).toBeEnabled();
    await page.getByLabel('Notes').focus();
    await remove.focus();
    await page.keyboard.down('Enter');
    await expect(confirm).toBeEnabled();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await confirm.click();

    await expect(page.getByText(`Deal #${number} is deleted.`)).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card).toContainText('two lines');

    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'History' }).click();
    const changes = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(changes.first()).toContainText(`${people.salesManager} brought it back`);
  });

  test('is offered below its day after the toast is gone', async ({ page }) => {
    const { numbers } = await recordOwnDeals(page, 1);
    const [number] = numbers;
    const headers = await headersAs(page, people.salesManager);
    await page.request.delete(`/api/deals/deletedeal?dealId=${number}`, { headers });
    await signInAs(page, people.salesManager);
    await page.getByRole('button', { name: `Undo: bring back deal ${number}` }).click();
    await expect(page.getByRole('article', { name: `Deal ${number}` })).toBeVisible();
    await expect(page.getByText(`You deleted deal #${number}`)).toHaveCount(0);
  });
});

test('two who change one deal: each field in conflict shows mine and theirs, and I choose', async ({
  page,
}) => {
  const { numbers } = await recordOwnDeals(page, 1);
  const [number] = numbers;
  await signInAs(page, people.salesManager, `/?deal=${number}`);
  await page.getByLabel('Car Info').fill('Mine');
  await page.getByLabel('Stock Number').fill('M1');
  await amendElsewhere(page, number, { car_info: 'Theirs', stock_num: 'T1', notes: 'Theirs alone' });

  // Told before it is saved.
  const car = page.getByRole('group', { name: 'Car Info: yours or theirs' });
  await expect(car).toContainText('Mine');
  await expect(car).toContainText(people.financeManager);
  await expect(car).toContainText('Theirs');
  await expect(page.getByLabel('Notes')).toHaveValue('Theirs alone');
  await expect(page.getByText(`Updated by ${people.financeManager}`)).toBeVisible();

  await page.getByRole('button', { name: 'Update Deal' }).click();
  await expect(page.getByRole('alert').first()).toContainText('choose between yours and theirs');
  await expect(page.getByRole('button', { name: 'Keep mine: Car Info' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take all theirs' }).click();
  await expect(page.getByLabel('Car Info')).toHaveValue('Mine');
  await expect(page.getByLabel('Stock Number')).toHaveValue('T1');
  await page.getByRole('button', { name: 'Update Deal' }).click();

  const card = page.getByRole('article', { name: `Deal ${number}` });
  await expect(card).toContainText('Mine');
  await expect(card).toContainText('T1');
});

test('a day’s deals are added one after another, by keys', async ({ page }) => {
  const [number, next] = [nextDealNumber(), nextDealNumber()];
  await signInAs(page, people.salesManager, '/?day=2026-03-14');
  await page.getByRole('button', { name: 'Add a deal' }).first().click();
  await expect(page.getByLabel('Deal ID')).toBeFocused();
  await page.keyboard.type(number);
  await page.getByRole('combobox', { name: 'Delivery Status' }).click();
  await page.getByRole('option', { name: 'TBA' }).click();
  // The menu gives the focus back when it is gone.
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.getByLabel('Customer Name').fill('The first');
  await page.keyboard.press('Control+Shift+Enter');

  await expect(page.getByRole('combobox', { name: 'Closer' })).toBeFocused();
  await expect(page.getByLabel('Deal ID')).toHaveValue(next);
  await expect(page.getByLabel('Customer Name')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Delivery Status' })).toHaveText('TBA');
  await page.getByLabel('Customer Name').fill('The second');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('article', { name: `Deal ${number}` })).toContainText('The first');
  await expect(page.getByRole('article', { name: `Deal ${next}` })).toContainText('The second');
});

test('rows of a spreadsheet become deals, all or none, after a look at each cell', async ({ page }) => {
  const { numbers } = await recordOwnDeals(page, 1);
  const [taken = 0] = numbers;
  const number = nextDealNumber();
  await signInAs(page, people.salesManager, '/?day=2026-03-15');
  await page.getByRole('button', { name: 'Paste rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste rows' });
  const rows = [
    ['Deal #', 'Customer', 'Closer', 'Delivery', 'Mood'],
    [number, 'Ada of the paste', 'sam rivera', 'delivered', 'fine'],
    [String(taken), 'Ben of the paste', 'Nobody', 'TBA', ''],
  ];
  await dialog.getByRole('textbox').fill(rows.map(row => row.join('\t')).join('\n'));

  const table = dialog.getByRole('table', { name: 'Pasted deals' });
  await expect(table.getByRole('row').nth(1)).toContainText(people.salesperson);
  await expect(table.getByText('No salesperson is called that.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add 2 deals' })).toBeDisabled();
  await choose(table.getByRole('combobox', { name: 'Mood is read as' }), 'Notes');

  // Closed by accident, nothing of it is lost.
  await page.goBack();
  await page.getByRole('button', { name: 'Continue' }).click();
  await table.getByRole('textbox', { name: 'Closer, row 2' }).fill('');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add 2 deals' }).click();
  await expect(table.getByText(`Deal number ${taken} is already taken.`)).toBeVisible();
  await table.getByRole('textbox', { name: 'Deal ID, row 2' }).fill(nextDealNumber());
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add 2 deals' }).click();

  await expectTold(page, '2 deals are recorded.');
  await expect(page.getByRole('article', { name: `Deal ${number}` })).toContainText('Ada of the paste');
  await expect(page.getByRole('article').filter({ hasText: 'Ben of the paste' })).toBeVisible();
});

test('a stock number of a sold deal is warned of in Paste and in the form, and can be saved', async ({
  page,
}) => {
  await signInAs(page, people.salesManager);
  const [sold, next] = [nextDealNumber(), nextDealNumber()];
  const headers = await headersAs(page, people.salesManager);
  const made = await page.request.post('/api/deals/adddeal', {
    headers,
    data: { id: sold, stock_num: `W-${sold}`, delivery_status: 'DEL', delivery_date: '2026-06-01' },
  });
  expect(made.status()).toBe(201);
  const warning = `Stock number w-${sold} is already on sold deal #${sold}.`;

  await page.getByRole('button', { name: 'Paste rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste rows' });
  await dialog.getByRole('textbox').fill(`Deal #\tStock #\n${next}\tw-${sold}`);
  await expect(dialog.getByText(`Row 1: ${warning}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 1 deal' }).click();
  await expectTold(page, '1 deal is recorded.');

  await page.getByRole('button', { name: 'Add a deal' }).first().click();
  await page.getByLabel('Stock Number').fill(`w-${sold}`);
  await expect(page.getByText(warning)).toBeVisible();
  await page.getByLabel('Stock Number').fill('');
  await expect(page.getByText(warning)).toHaveCount(0);
});
