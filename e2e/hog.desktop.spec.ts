import type { Page } from '@playwright/test';
import { ask, box, cell, recordOwnDeals, searchHog } from './hogDeals.ts';
import { reloadOnceStored } from './reload.ts';
import { expect, test } from './server.ts';
import { people, signInAs, signInByRedirect, tokenOf } from './signIn.ts';

const NOT_MONEY =
  'Money must be an amount of dollars such as 1234.50, -5 or (100), at most 9,999,999,999.99.';

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

test('saves typed gross, takes it back, and keeps what was offline or refused', async ({ page, context }) => {
  const [typed, undone, offline, refused] = [
    await recordOwnDeals(page, 2),
    await recordOwnDeals(page, 1),
    await recordOwnDeals(page, 2),
    await recordOwnDeals(page, 1),
  ];
  const sent = grossSent(page);
  await signInAs(page, people.salesManager, `/hog?search=${typed.word}`);

  await test.step('saves each value once, and rows and boxes follow', async () => {
    const [first, second] = typed.numbers;
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
    const query = `{ deal(number: ${second}) { backGross } }`;
    expect(await ask(page, people.salesManager, query)).toEqual({ deal: { backGross: 65.5 } });
  });

  await test.step('cancels with Escape and undoes the last saved edit with Ctrl+Z', async () => {
    await searchHog(page, undone);
    const front = cell(page, undone.numbers[0], 'frontGross');
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

  await test.step('sends again what was typed without a connection', async () => {
    await searchHog(page, offline);
    const [first, second] = offline.numbers;
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

  await test.step('keeps a refused text with the reason, asks before leaving, and saves it once it is right', async () => {
    await searchHog(page, refused);
    const [number] = refused.numbers;
    const front = cell(page, number, 'frontGross');
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
    await page.getByRole('textbox', { name: 'Search' }).fill(String(number));

    await front.click();
    await expect(page.getByRole('textbox', { name: `Front Gross of deal ${number}` })).toHaveValue('12..');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(front).toHaveText('$12.00');
    await page.getByRole('link', { name: 'TICK' }).click();
    await expect(page).toHaveURL('/tick');
  });
});

test('keeps what was typed after the session has ended, and saves it after signing in', async ({ page }) => {
  const { word, numbers } = await recordOwnDeals(page, 1);
  // The page learns only by saving that the session is over.
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

test('asks for deals once a search rests, and keeps the filters over a reload', async ({ page }) => {
  const { word } = await recordOwnDeals(page, 1);
  const asked: (string | null)[] = [];
  page.on('request', request => {
    const body = request.url().endsWith('/graphql') ? request.postDataJSON() : undefined;
    if (body?.operationName === 'Hog') asked.push(body.variables.search);
  });
  await page.clock.install();
  await signInAs(page, people.salesManager, '/hog');
  await expect(box(page, 'Total Entries')).not.toHaveText('');

  await test.step('asks once on load, and once 300 ms after the last letter', async () => {
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole('textbox', { name: 'Search' }).pressSequentially(word);
    await page.clock.runFor(299);
    expect(asked).toEqual([null]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(box(page, 'Total Entries')).toHaveText('1');
    expect(asked).toEqual([null, word]);
  });

  await test.step('keeps the filters over a reload, and clears them', async () => {
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
