import type { Page } from '@playwright/test';
import { createDeals, graphqlAs, hogCell, hogTotal, searchHog } from './deals.ts';
import { reloadOnceSaved } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, readToken, signInAs, signInByRedirect } from './signIn.ts';

const NOT_MONEY_MESSAGE =
  'Money must be an amount of dollars such as 1234.50, -5 or (100), at most 9,999,999,999.99.';

/** Collects the gross values that this page sends to the server. */
function recordSentGross(page: Page): string[] {
  const sentGross: string[] = [];
  page.on('request', request => {
    const body = request.url().endsWith('/graphql') ? request.postDataJSON() : undefined;
    if (body?.operationName !== 'SetDealGross') return;
    const { number: _, version: __, ...gross } = body.variables;
    sentGross.push(JSON.stringify(gross));
  });
  return sentGross;
}

test('saves typed gross, undoes it, and keeps gross that was typed offline or that the server rejected', async ({
  page,
  context,
}) => {
  const [typedDeals, revertedDeals, offlineDeals, rejectedDeals] = [
    await createDeals(page, 2),
    await createDeals(page, 1),
    await createDeals(page, 2),
    await createDeals(page, 1),
  ];
  const sentGross = recordSentGross(page);
  await signInAs(page, people.salesManager, `/hog?search=${typedDeals.word}`);

  await test.step('saves each typed gross once, and updates rows and totals', async () => {
    const [first, second] = typedDeals.numbers;
    await hogCell(page, first, 'frontGross').click();
    await page.keyboard.type('$1,234.5');
    await page.keyboard.press('Enter');
    await page.keyboard.type('(100)');
    await page.keyboard.press('Tab');
    await page.keyboard.type('65.50');
    await page.keyboard.press('Enter');

    await expect(hogCell(page, first, 'frontGross')).toHaveText('$1,234.50');
    await expect(hogCell(page, second, 'frontGross')).toHaveText('-$100.00');
    await expect(hogCell(page, second, 'totalGross')).toHaveText('-$34.50');
    await expect(hogTotal(page, 'Front Gross')).toHaveText('$1,134.50');
    await hogTotal(page, 'Total Gross').getByRole('button').click();
    const sumDialog = page.getByRole('dialog', { name: 'Hog – Total Gross' });
    await expect(sumDialog).toContainText('Total Gross: $1,134.50 front + ');
    await page.keyboard.press('Escape');
    await expect(sumDialog).toHaveCount(0);
    await expect(hogTotal(page, 'Back Gross')).toHaveText('$65.50');
    await expect(hogTotal(page, 'Total Gross')).toHaveText('$1,200.00');
    expect(sentGross).toEqual([
      '{"frontGross":"$1,234.5"}',
      '{"frontGross":"(100)"}',
      '{"backGross":"65.50"}',
    ]);
    const query = `{ deal(number: ${second}) { backGross } }`;
    expect(await graphqlAs(page, people.salesManager, query)).toEqual({ deal: { backGross: 65.5 } });
  });

  await test.step('cancels an edit with Escape and undoes the last saved edit with Ctrl+Z', async () => {
    await searchHog(page, revertedDeals);
    const frontGross = hogCell(page, revertedDeals.numbers[0], 'frontGross');
    await frontGross.click();
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await expect(hogTotal(page, 'Front Gross')).toHaveText('$500.00');

    await frontGross.click();
    await page.keyboard.type('9');
    await page.keyboard.press('Escape');
    await expect(frontGross).toHaveText('$500.00');
    await page.keyboard.press('Control+z');
    await expect(frontGross).toHaveText('–');
    await expect(hogTotal(page, 'Front Gross')).toHaveText('$0.00');
  });

  await test.step('resends gross that was typed offline', async () => {
    await searchHog(page, offlineDeals);
    const [first, second] = offlineDeals.numbers;
    await context.setOffline(true);
    await hogCell(page, first, 'backGross').click();
    await page.keyboard.type('775');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,200');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '“775”' })).toContainText(
      'Can’t reach the server',
    );
    await expect(page.getByText('2 changes aren’t saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Retry all' }).click();
    await expect(page.getByText('2 changes aren’t saved.')).toBeVisible();

    await context.setOffline(false);
    await expect(hogCell(page, first, 'backGross')).toHaveText('$775.00');
    await expect(hogCell(page, second, 'frontGross')).toHaveText('$1,200.00');
    await expect(hogTotal(page, 'Total Gross')).toHaveText('$1,975.00');
    await expect(page.getByText('isn’t saved')).toHaveCount(0);
  });

  await test.step('keeps rejected text with the reason, asks before leaving, and saves it once corrected', async () => {
    await searchHog(page, rejectedDeals);
    const [number] = rejectedDeals.numbers;
    const frontGross = hogCell(page, number, 'frontGross');
    await frontGross.click();
    await page.keyboard.type('12..');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: NOT_MONEY_MESSAGE })).toContainText('“12..”');
    await expect(frontGross).toHaveText('12..');

    await page.getByRole('link', { name: 'TICK' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/hog/);
    await page.getByRole('textbox', { name: 'Search' }).fill('nobody is called this');
    await expect(page.getByText('No deals found for the selected employee.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: NOT_MONEY_MESSAGE })).toBeVisible();
    await page.getByRole('textbox', { name: 'Search' }).fill(String(number));

    await frontGross.click();
    await expect(page.getByRole('textbox', { name: `Front Gross of deal ${number}` })).toHaveValue('12..');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(frontGross).toHaveText('$12.00');
    await page.getByRole('link', { name: 'TICK' }).click();
    await expect(page).toHaveURL('/tick');
  });
});

test('keeps gross that was typed after the session ended, and saves it after the sign-in', async ({
  page,
}) => {
  const { word, numbers } = await createDeals(page, 1);
  // Without the stream, the page only learns about the ended session when it saves.
  await page.routeWebSocket('**/graphql/stream', socket => socket.close());
  await signInByRedirect(page, people.salesManager, `/hog?search=${word}`);
  const frontGross = hogCell(page, numbers[0], 'frontGross');
  await frontGross.click();
  const headers = { authorization: `Bearer ${await readToken(page)}` };
  await page.request.post('/api/auth/logout', { headers });
  await page.keyboard.type('775');
  await page.keyboard.press('Enter');

  const unsavedAlert = page.getByRole('alert').filter({ hasText: '“775”' });
  await expect(unsavedAlert).toContainText('Entered earlier, but not saved yet.');
  await expect(page).toHaveURL(`/hog?search=${word}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(hogTotal(page, 'Front Gross')).toHaveText('$775.00');
  await reloadOnceSaved(page);
  await expect(frontGross).toHaveText('$775.00');
  await expect(unsavedAlert).toHaveCount(0);
});

test('requests deals once on load, and 300 ms after the last key press in the search', async ({ page }) => {
  const { word } = await createDeals(page, 1);
  const searches: (string | null)[] = [];
  page.on('request', request => {
    const body = request.url().endsWith('/graphql') ? request.postDataJSON() : undefined;
    if (body?.operationName === 'Hog') searches.push(body.variables.search);
  });
  await page.clock.install();
  await signInAs(page, people.salesManager, '/hog');
  await expect(hogTotal(page, 'Total Entries')).not.toHaveText('');

  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('textbox', { name: 'Search' }).pressSequentially(word);
  await page.clock.runFor(299);
  expect(searches).toEqual([null]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(hogTotal(page, 'Total Entries')).toHaveText('1');
  expect(searches).toEqual([null, word]);
});

test('keeps the filters of Hog after a reload and clears them', async ({ page }) => {
  const { word } = await createDeals(page, 1);
  await signInAs(page, people.salesManager, `/hog?search=${word}`);
  await expect(hogTotal(page, 'Total Entries')).toHaveText('1');
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
