import type { Locator, Page } from '@playwright/test';
import { choose } from './filters.ts';
import { cell, recordOwnDeals, row } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

/** All of it is seen: nothing scrolled away, nothing under what stays in its place. */
const expectWhollySeen = (place: Locator, before = async () => {}) =>
  expect
    .poll(async () => {
      await before();
      // A column that is far away is not drawn.
      if ((await place.count()) === 0) return false;
      return place.evaluate(element => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        // The grid's own bar for scrolling lies over its last 14 px.
        return [left + 2, right - 16].every(at =>
          element.contains(element.ownerDocument.elementFromPoint(at, middle)),
        );
      });
    })
    .toBe(true);

const scroller = (page: Page) => page.locator('.MuiDataGrid-virtualScroller');

async function review(page: Page, number: number | undefined, said: Record<string, number>): Promise<void> {
  const headers = await headersAs(page, people.officeStaff);
  const path = `/api/deals/updatedealgrossstatus?dealId=${number}`;
  expect((await page.request.put(path, { headers, data: said })).status()).toBe(200);
}

const MIN_DESK = { width: 1024, height: 768 };
const TABLET = { width: 720, height: 900 };
const DESK = { width: 1440, height: 900 };

async function expectGrossInSight(page: Page): Promise<void> {
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  for (const field of ['number', 'customerName', 'frontGross', 'backGross', 'totalGross'])
    await expectWhollySeen(page.locator(`[data-id] [data-field=${field}]`).first());
}

test('keeps the columns that matter in sight at every width, for a sales manager', async ({ page }) => {
  const { word, numbers } = await recordOwnDeals(page, 1);
  await page.setViewportSize(MIN_DESK);
  await signInAs(page, people.salesManager, '/hog?period=last-12-months');
  await test.step('shows all of gross on the smallest desk without scrolling', () =>
    expectGrossInSight(page));

  await test.step('keeps number and customer in sight on a tablet that scrolls sideways', async () => {
    await page.setViewportSize(TABLET);
    const own = page.getByRole('row').nth(2);
    await expect(own).toBeVisible();
    // The grid measures its columns again after the window has changed: its end may be nearer at first.
    const scrollToTheEnd = () => scroller(page).evaluate(element => element.scrollTo({ left: 2000 }));
    for (const field of ['salesManager', 'number', 'customerName'])
      await expectWhollySeen(own.locator(`[data-field=${field}]`), scrollToTheEnd);
  });

  await page.setViewportSize(DESK);
  await test.step('leaves the rows of a list in place until a search has returned', () => searchSlowly(page));
  await test.step('shows gross as a figure, and as one field while it is open', async () => {
    await page.getByRole('textbox', { name: 'Search' }).fill(word);
    const front = cell(page, numbers[0], 'frontGross');
    const frame = front.locator('> div').first();
    await expect(frame).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await front.hover();
    await expect(frame).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await front.click();
    const input = front.getByRole('textbox');
    await expect(input).toBeFocused();
    await expect(front).toHaveCSS('outline-style', 'none');
    await expect(input).toHaveCSS('border-top-width', '0px');
    await expect(input).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
  });

  await test.step('keeps Edit of Activity in sight on the smallest desk', async () => {
    await page.setViewportSize(MIN_DESK);
    await page.getByRole('link', { name: 'ACTIVITY' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
    await choose(page.getByRole('combobox', { name: 'Period' }), 'Last 3 Months');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await expectWhollySeen(page.getByRole('button', { name: /^Edit deal/ }).first());
  });
});

async function searchSlowly(page: Page) {
  const scrolled = () => scroller(page).evaluate(element => element.scrollTop);
  // The grid measures itself again after the window has changed.
  await expect
    .poll(async () => {
      await scroller(page).evaluate(element => element.scrollTo({ top: 1000 }));
      return scrolled();
    })
    .toBe(1000);
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/graphql', async route => {
    await held;
    await route.continue();
  });
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill('toyota');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=toyota/);
  expect(await scrolled()).toBe(1000);
  release();
  await expect.poll(scrolled).toBe(0);
  await expect(search).toHaveValue('toyota');
}

test('shows office staff all of gross in Hog on the smallest desk without scrolling', async ({ page }) => {
  await page.setViewportSize(MIN_DESK);
  await signInAs(page, people.officeStaff, '/hog?period=last-3-months');
  await expectGrossInSight(page);
});

test('tells a salesperson in a word which deals of Hog are confirmed or updated', async ({ page }) => {
  const { word, numbers } = await recordOwnDeals(page, 3);
  const [confirmed, updated, plain] = numbers;
  await review(page, confirmed, { confirmed: 1 });
  await review(page, updated, { updated: 1 });
  await signInAs(page, people.salesperson, `/hog?search=${word}`);
  await expect(row(page, confirmed)).toContainText('Confirmed');
  await expect(row(page, updated)).toContainText('Updated');
  await expect(row(page, plain)).not.toContainText(/Confirmed|Updated/);

  await test.step('on the smallest desk, too, with all of gross in sight', async () => {
    await page.setViewportSize(MIN_DESK);
    const shown = (name: string) => page.getByRole('row', { name });
    await expect(shown('Confirmed')).toHaveAttribute('data-id', String(confirmed));
    await expect(shown('Updated')).toHaveAttribute('data-id', String(updated));
    await expectGrossInSight(page);
  });
});
