import type { Page } from '@playwright/test';
import { figureOf, numberIn, storeFigure } from './board.ts';
import { choose } from './filters.ts';
import { box, cell, changeElsewhere, recordOwnDeals, row } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';
import { storeDay } from './storeDay.ts';

test('shows in Hog what another user types, and leaves an open cell and the rows around it alone', async ({
  page,
}) => {
  const { word, numbers } = await recordOwnDeals(page, 2);
  const [first, second] = numbers;
  const type = (number: number | undefined, gross: number) =>
    changeElsewhere(page, people.financeManager, 'setDealGross', `number: ${number}, frontGross: ${gross}`);
  await signInAs(page, people.salesManager, `/hog?search=${word}&sort=frontGross&order=desc`);

  const placesBefore = await placesOf(page, numbers);
  await cell(page, second, 'backGross').click();
  await page.keyboard.type('12');
  await type(first, 1500);
  await type(second, 2500);
  await expect(cell(page, first, 'frontGross')).toHaveText('$1,500.00');
  await expect(cell(page, second, 'frontGross')).toHaveText('$2,500.00');
  await expect(box(page, 'Front Gross')).toHaveText('$4,000.00');

  const open = page.getByRole('textbox', { name: `Back Gross of deal ${second}` });
  await expect(open).toBeFocused();
  await expect(open).toHaveValue('12');
  expect(await placesOf(page, numbers)).toEqual(placesBefore);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(box(page, 'Total Gross')).toHaveText('$4,125.00');
});

test('counts on Home and every board a used car that another user sells', async ({ page }) => {
  await signInAs(page, people.salesManager);
  await expect(page.getByRole('article').first()).toBeVisible();
  const sam = await idOf(page, people.salesperson);
  const sellOne = () =>
    recordOwnDeals(page, 1, {
      closer_id: sam,
      car_type: 'Used',
      delivery_status: 'DEL',
      delivery_date: storeDay(),
      added_date: storeDay(),
      trade_status: 'TRADE',
    });
  const used = (name: string) =>
    page.getByRole('button', { name: new RegExp(`, deals of .*${name}`) }).first();
  const { word, numbers } = await sellOne();
  await expect(page.getByRole('article', { name: `Deal ${numbers[0]}` })).toContainText(word);

  for (const [link, figure] of [
    ['SUMMARY', figureOf(page, '/summary', people.salesperson, 'Used')],
    ['POT OF GOLD', used(`${people.salesperson} – Used Sold`)],
    ['TRADE %', page.getByLabel('Selected Period Totals').locator('dd').nth(1)],
    ['TICK', storeFigure(page, 'Used', 'Sold')],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    const before = await numberIn(figure);
    await sellOne();
    await expect.poll(() => numberIn(figure), { message: link }).toBe(before + 1);
  }

  await test.step('counts it in the open list of deals behind a number', async () => {
    const sold = await numberIn(storeFigure(page, 'Used', 'Sold'));
    await storeFigure(page, 'Used', 'Sold').click();
    const behind = page.getByRole('dialog');
    await expect(behind).toContainText(`Used: ${sold.toFixed(1)} used deals`);
    await sellOne();
    await expect(behind).toContainText(`Used: ${(sold + 1).toFixed(1)} used deals`);
  });
});

test('shows the team and the working days that another user saves, and keeps what is typed here', async ({
  page,
}) => {
  await signInAs(page, people.manager, '/tick');
  const days = page.getByRole('form', { name: 'Working Days' });

  await test.step('keeps typed working days with their month', async () => {
    await days.getByLabel('Completed').fill('7');
    const saved = await page.request.put('/api/settings/updateworkingdayssettings', {
      headers: await headersAs(page, people.salesManager),
      data: { completed_working_days: 3, total_working_days: 27 },
    });
    expect(saved.status()).toBe(200);
    await expect(days.getByLabel('Total')).toHaveValue('27');
    await expect(days.getByLabel('Completed')).toHaveValue('7');

    await page.getByRole('button', { name: 'Previous Month' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(days.getByLabel('Completed')).not.toHaveValue('7');
    await expect(days.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  await test.step('keeps a position chosen on Managers', async () => {
    await page.getByRole('link', { name: 'MANAGERS', exact: true }).click();
    const kofi = page.getByLabel('Position of Kofi Mensah');
    const teamA = page.getByRole('region', { name: 'Team A' });
    await choose(kofi, 'Sales manager');
    await expect(teamA).not.toContainText("Ben O'Neil");
    const given = await page.request.put(
      `/api/employees/updateemployee?employeeId=${await idOf(page, "Ben O'Neil")}`,
      { headers: await headersAs(page, people.salesManager), data: { team: 2 } },
    );
    expect(given.status()).toBe(200);
    await expect(teamA).toContainText("Ben O'Neil");
    await expect(kofi).toHaveText('Sales manager');
  });
});

/** An employee's id, by name. */
async function idOf(page: Page, name: string): Promise<number> {
  const headers = await headersAs(page, people.salesManager);
  const answer = await page.request.get('/api/employees/getemployees', { headers });
  const everyone: { id: number; name: string }[] = await answer.json();
  return everyone.find(each => each.name === name)?.id ?? 0;
}

/** Where the rows of these deals stand. */
const placesOf = (page: Page, numbers: readonly number[]) =>
  Promise.all(numbers.map(number => row(page, number).getAttribute('aria-rowindex')));
