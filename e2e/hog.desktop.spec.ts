import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { box, cell, changeElsewhere, type OwnDeals, recordOwnDeals, row } from './hogDeals.ts';
import { reloadOnceStored } from './reload.ts';
import { expect, test } from './server.ts';
import { people, signInAs, signInByRedirect, tokenOf } from './signIn.ts';

const LIGHT_GREEN = 'rgb(225, 244, 229)';
const LIGHT_YELLOW = 'rgb(253, 242, 200)';
const NOT_MONEY =
  'Money must be an amount of dollars such as 1234.50, -5 or (100), at most 9,999,999,999.99.';

/** Signs in at Hog, on deals of today that are there for this test alone. */
async function openHog(page: Page, name: string, count: number): Promise<OwnDeals> {
  const deals = await recordOwnDeals(page, count);
  await signInAs(page, name, `/hog?search=${deals.word}`);
  await expect(row(page, deals.numbers[0])).toBeVisible();
  return deals;
}

/** The texts that this page has sent to be saved as gross. */
function grossSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', request => {
    const body = request.url().endsWith('/graphql') ? request.postDataJSON() : undefined;
    if (body?.operationName !== 'SetDealGross') return;
    const { number: _, version: __, ...side } = body.variables;
    sent.push(JSON.stringify(side));
  });
  return sent;
}

test.describe('a sales manager in Hog', () => {
  test('types gross; rows and boxes follow, and each value is saved once', async ({ page }) => {
    const { numbers } = await openHog(page, people.salesManager, 2);
    const [first, second] = numbers;
    const sent = grossSent(page);
    await cell(page, first, 'frontGross').click();
    await page.keyboard.type('$1,234.5');
    await page.keyboard.press('Enter');
    await page.keyboard.type('(100)');
    await page.keyboard.press('Tab');
    await page.keyboard.type('65.50');
    await page.keyboard.press('Enter');

    await expect(cell(page, first, 'frontGross')).toHaveText('$1,234.50');
    await expect(cell(page, second, 'frontGross')).toHaveText('-$100.00');
    await expect(cell(page, second, 'totalGross')).toHaveText('-$34.50');
    await expect(box(page, 'Front Gross')).toHaveText('$1,134.50');
    await box(page, 'Total Gross').getByRole('button').click();
    const sum = page.getByRole('dialog', { name: 'Hog – Total Gross' });
    await expect(sum).toContainText('Total Gross: $1,134.50 front + ');
    await page.keyboard.press('Escape');
    await expect(sum).toHaveCount(0);
    await expect(box(page, 'Back Gross')).toHaveText('$65.50');
    await expect(box(page, 'Total Gross')).toHaveText('$1,200.00');
    expect(sent).toEqual(['{"frontGross":"$1,234.5"}', '{"frontGross":"(100)"}', '{"backGross":"65.50"}']);

    await page.reload();
    await expect(cell(page, second, 'backGross')).toHaveText('$65.50');
  });

  test('cancels with Escape and undoes the last saved edit with Ctrl+Z', async ({ page }) => {
    const { numbers } = await openHog(page, people.salesManager, 1);
    const front = cell(page, numbers[0], 'frontGross');
    await front.click();
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await expect(box(page, 'Front Gross')).toHaveText('$500.00');

    await front.click();
    await page.keyboard.type('9');
    await page.keyboard.press('Escape');
    await expect(front).toHaveText('$500.00');
    await page.keyboard.press('Control+z');
    await expect(front).toHaveText('–');
    await expect(box(page, 'Front Gross')).toHaveText('$0.00');
  });

  test('keeps a refused text with the reason, asks before leaving, and saves it once it is right', async ({
    page,
  }) => {
    const { numbers } = await openHog(page, people.salesManager, 1);
    const front = cell(page, numbers[0], 'frontGross');
    await front.click();
    await page.keyboard.type('12..');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: NOT_MONEY })).toContainText('“12..”');
    await expect(front).toHaveText('12..');

    await page.getByRole('link', { name: 'TICK' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/hog/);
    await page.getByRole('textbox', { name: 'Search' }).fill('nobody is called this');
    await expect(page.getByText('No deals found for the selected employee.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: NOT_MONEY })).toBeVisible();
    await page.getByRole('textbox', { name: 'Search' }).fill(String(numbers[0]));

    await front.click();
    await expect(page.getByRole('textbox', { name: `Front Gross of deal ${numbers[0]}` })).toHaveValue(
      '12..',
    );
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(front).toHaveText('$12.00');
    await page.getByRole('link', { name: 'TICK' }).click();
    await expect(page).toHaveURL('/tick');
  });

  test('loses nothing while the network is away: it is sent again by itself', async ({ page, context }) => {
    const { numbers } = await openHog(page, people.salesManager, 2);
    const [first, second] = numbers;
    await context.setOffline(true);
    await cell(page, first, 'backGross').click();
    await page.keyboard.type('775');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,200');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '“775”' })).toContainText('could not be reached');
    await expect(page.getByText('2 changes are not saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Try all again' }).click();
    await expect(page.getByText('2 changes are not saved.')).toBeVisible();

    await context.setOffline(false);
    await expect(cell(page, first, 'backGross')).toHaveText('$775.00');
    await expect(cell(page, second, 'frontGross')).toHaveText('$1,200.00');
    await expect(box(page, 'Total Gross')).toHaveText('$1,975.00');
    await expect(page.getByText('is not saved')).toHaveCount(0);
  });

  test('whose session ends under their hands finds what was typed again after signing in', async ({
    page,
  }) => {
    const { word, numbers } = await recordOwnDeals(page, 1);
    // Nobody tells the page that the session is over: it finds out by saving.
    await page.routeWebSocket('**/graphql/stream', line => line.close());
    await signInByRedirect(page, people.salesManager, `/hog?search=${word}`);
    const front = cell(page, numbers[0], 'frontGross');
    await front.click();
    const headers = { authorization: `Bearer ${await tokenOf(page)}` };
    await page.request.post('/api/auth/logout', { headers });
    await page.keyboard.type('775');
    await page.keyboard.press('Enter');

    const unsaved = page.getByRole('alert').filter({ hasText: '“775”' });
    await expect(unsaved).toContainText('has not reached the store');
    await expect(page).toHaveURL(`/hog?search=${word}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(box(page, 'Front Gross')).toHaveText('$775.00');
    await reloadOnceStored(page);
    await expect(front).toHaveText('$775.00');
    await expect(unsaved).toHaveCount(0);
  });

  test('and someone else type different cells of one deal at once, and both win', async ({
    page,
    browser,
  }) => {
    const { word, numbers } = await openHog(page, people.salesManager, 1);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signInAs(other, people.financeManager, `/hog?search=${word}`);
    await cell(page, numbers[0], 'frontGross').click();
    await page.keyboard.type('111');
    await cell(other, numbers[0], 'backGross').click();
    await other.keyboard.type('222');
    await Promise.all([page.keyboard.press('Enter'), other.keyboard.press('Enter')]);
    await expect(box(page, 'Front Gross')).toHaveText('$111.00');
    await expect(box(other, 'Back Gross')).toHaveText('$222.00');

    for (const desk of [page, other]) {
      await reloadOnceStored(desk);
      await expect(cell(desk, numbers[0], 'frontGross')).toHaveText('$111.00');
      await expect(cell(desk, numbers[0], 'backGross')).toHaveText('$222.00');
    }
    await elsewhere.close();
  });

  test('asks once on load, and once 300 ms after the last letter of a search', async ({ page }) => {
    const { word } = await openHog(page, people.salesManager, 1);
    const asked: (string | null)[] = [];
    page.on('request', request => {
      const body = request.url().endsWith('/graphql') ? request.postDataJSON() : undefined;
      if (body?.operationName === 'Hog') asked.push(body.variables.search);
    });
    await page.clock.install();
    await page.goto('/hog');
    await expect(box(page, 'Total Entries')).not.toHaveText('');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole('textbox', { name: 'Search' }).pressSequentially(word);
    await page.clock.runFor(299);
    expect(asked).toEqual([null]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(box(page, 'Total Entries')).toHaveText('1');
    expect(asked).toEqual([null, word]);
  });

  test('finds the filters again after a reload, and clears them', async ({ page }) => {
    await openHog(page, people.salesManager, 1);
    await page.getByRole('combobox', { name: 'Employee' }).click();
    await page.getByRole('option', { name: people.salesperson }).click();
    await expect(page.getByText('No deals found for the selected employee.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No deals found for the selected employee.')).toBeVisible();
    await expect(page.getByText(`Units and gross are ${people.salesperson}’s share`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(page).toHaveURL('/hog');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
  });
});

test.describe('office staff in Hog', () => {
  test('tick Updated? and Confirmed?, and see the row turn yellow, then green', async ({ page }) => {
    const { numbers } = await openHog(page, people.officeStaff, 1);
    const own = row(page, numbers[0]);
    await page.getByRole('checkbox', { name: `Updated? Deal ${numbers[0]}` }).click();
    await page.mouse.move(0, 0);
    await expect(own).toHaveCSS('background-color', LIGHT_YELLOW);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(own).toHaveCSS('background-color', LIGHT_GREEN);
    await expect(page.getByRole('columnheader', { name: 'New/Used/Cert' })).toHaveCount(0);

    await reloadOnceStored(page);
    await expect(page.getByRole('checkbox', { name: `Confirmed? Deal ${numbers[0]}` })).toBeChecked();
    await expect(own).toHaveCSS('background-color', LIGHT_GREEN);
    await cell(page, numbers[0], 'frontGross').dblclick();
    await page.keyboard.type('5');
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
  });
});

test.describe('a salesperson in Hog', () => {
  test('finds no input and no box to tick, and the server refuses too', async ({ page }) => {
    const { numbers } = await openHog(page, people.salesperson, 1);
    await cell(page, numbers[0], 'frontGross').dblclick();
    await page.keyboard.type('5');
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const headers = { authorization: `Bearer ${await tokenOf(page)}` };
    const path = `/api/deals/updatedealgross?dealId=${numbers[0]}`;
    const refused = await page.request.put(path, { headers, data: { front_gross: '5' } });
    expect(refused.status()).toBe(403);
    await page.reload();
    await expect(cell(page, numbers[0], 'frontGross')).toHaveText('–');
  });
});

test('Hog holds up to axe, with a gross in it that two people typed', async ({ page }) => {
  const { numbers } = await openHog(page, people.salesManager, 2);
  const [number] = numbers;
  await cell(page, number, 'frontGross').click();
  await page.keyboard.type('900');
  await changeElsewhere(page, people.financeManager, 'setDealGross', `number: ${number}, frontGross: "300"`);
  await page.keyboard.press('Tab');
  await expect(cell(page, number, 'frontGross')).toHaveText('Mine$900.00Theirs$300.00');
  await expectUsableByAll(page);
});
