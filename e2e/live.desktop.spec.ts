import type { Page } from '@playwright/test';
import { box, cell, recordOwnDeals, row } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs, tokenOf } from './signIn.ts';

test('home shows a deal that someone else adds to the day, without reloading', async ({ page }) => {
  await signInAs(page, people.salesManager);
  await expect(page.getByRole('article').first()).toBeVisible();
  const id = 800_000 + Math.floor(Math.random() * 90_000);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
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

/** Where the rows of these deals stand. */
const placesOf = (page: Page, numbers: readonly number[]) =>
  Promise.all(numbers.map(number => row(page, number).getAttribute('aria-rowindex')));
