import type { Page } from '@playwright/test';
import { figureOf, numberIn, storeFigure } from './board.ts';
import { choose } from './filters.ts';
import { box, cell, recordOwnDeals, row } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs, tokenOf } from './signIn.ts';

const storeToday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

test('home shows a deal that someone else adds to the day, without reloading', async ({ page }) => {
  await signInAs(page, people.salesManager);
  await expect(page.getByRole('article').first()).toBeVisible();
  const id = 800_000 + Math.floor(Math.random() * 90_000);
  const today = storeToday();
  const added = await page.request.post('/api/deals/adddeal', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { id, customer_name: 'From another desk', delivery_date: today, added_date: today },
  });
  expect(added.status()).toBe(201);
  await expect(page.getByRole('article', { name: `Deal ${id}` })).toContainText('From another desk');
});

test('Hog shows what someone else types, and leaves an open cell and the rows around it alone', async ({
  page,
  browser,
}) => {
  const { word, numbers } = await recordOwnDeals(page, 2);
  const [first, second] = numbers;
  const hog = `/hog?search=${word}&sort=frontGross&order=desc`;
  const other = await (await browser.newContext()).newPage();
  await signInAs(page, people.salesManager, hog);
  await signInAs(other, people.financeManager, hog);

  const placesBefore = await placesOf(page, numbers);
  await cell(page, second, 'backGross').click();
  await page.keyboard.type('12');
  for (const [number, gross] of [
    [first, '1500'],
    [second, '2500'],
  ] as const) {
    await cell(other, number, 'frontGross').click();
    await other.keyboard.type(gross);
    await other.keyboard.press('Enter');
  }
  await expect(cell(page, first, 'frontGross')).toHaveText('$1,500.00');
  await expect(cell(page, second, 'frontGross')).toHaveText('$2,500.00');
  await expect(box(page, 'Front Gross')).toHaveText('$4,000.00');

  const open = page.getByRole('textbox', { name: `Back Gross of deal ${second}` });
  await expect(open).toBeFocused();
  await expect(open).toHaveValue('12');
  expect(await placesOf(page, numbers)).toEqual(placesBefore);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(box(other, 'Total Gross')).toHaveText('$4,125.00');
  await other.context().close();
});

test('every board counts a used car that someone else sells, and so do the deals behind a number', async ({
  page,
}) => {
  await signInAs(page, people.salesManager);
  const sam = await idOf(page, people.salesperson);
  const sellOne = () =>
    recordOwnDeals(page, 1, {
      closer_id: sam,
      car_type: 'Used',
      delivery_status: 'DEL',
      delivery_date: storeToday(),
      trade_status: 'TRADE',
    });
  const used = (name: string) =>
    page.getByRole('button', { name: new RegExp(`, deals of .*${name}`) }).first();

  await sellOne();
  for (const [path, figure] of [
    ['/tick', storeFigure(page, 'Used', 'Sold')],
    ['/summary', figureOf(page, '/summary', people.salesperson, 'Used')],
    ['/potofgold', used(`${people.salesperson} – Used Sold`)],
    ['/trade', page.getByLabel('Selected Period Totals').locator('dd').nth(1)],
  ] as const) {
    await page.goto(path);
    const before = await numberIn(figure);
    await sellOne();
    await expect.poll(() => numberIn(figure), { message: path }).toBe(before + 1);
  }

  await page.goto('/tick');
  const sold = await numberIn(storeFigure(page, 'Used', 'Sold'));
  await storeFigure(page, 'Used', 'Sold').click();
  const behind = page.getByRole('dialog');
  await expect(behind).toContainText(`Used: ${sold.toFixed(1)} used deals`);
  await sellOne();
  await expect(behind).toContainText(`Used: ${(sold + 1).toFixed(1)} used deals`);
});

test('Managers shows a team that someone else gives, and keeps what is chosen here', async ({ page }) => {
  await signInAs(page, people.manager, '/managers');
  const teamA = page.getByRole('region', { name: 'Team A' });
  await choose(page.getByLabel('Position of Kofi Mensah'), 'Sales manager');
  await expect(teamA).not.toContainText("Ben O'Neil");
  const given = await page.request.put(
    `/api/employees/updateemployee?employeeId=${await idOf(page, "Ben O'Neil")}`,
    {
      headers: await headersAs(page, people.salesManager),
      data: { team: 2 },
    },
  );
  expect(given.status()).toBe(200);
  await expect(teamA).toContainText("Ben O'Neil");
  await expect(page.getByLabel('Position of Kofi Mensah')).toHaveText('Sales manager');
});

test('working days typed and not saved stay with their month, beside what someone else saves', async ({
  page,
}) => {
  await signInAs(page, people.manager, '/tick');
  const days = page.getByRole('form', { name: 'Working Days' });
  await days.getByLabel('Completed').fill('7');
  const saved = await page.request.put('/api/settings/updateworkingdayssettings', {
    headers: await headersAs(page, people.financeManager),
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
