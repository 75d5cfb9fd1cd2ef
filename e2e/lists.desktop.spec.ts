import type { Locator, Page } from '@playwright/test';
import { cell, recordOwnDeals, row } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

/** All of it is seen: nothing scrolled away, nothing under what stays in its place. */
const expectWhollySeen = (place: Locator) =>
  expect
    .poll(() =>
      place.evaluate(element => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        // The grid's own bar for scrolling lies over its last 14 px.
        return [left + 2, right - 16].every(at =>
          element.contains(element.ownerDocument.elementFromPoint(at, middle)),
        );
      }),
    )
    .toBe(true);

const scroller = (page: Page) => page.locator('.MuiDataGrid-virtualScroller');

async function review(page: Page, number: number | undefined, said: Record<string, number>): Promise<void> {
  const headers = await headersAs(page, people.officeStaff);
  const path = `/api/deals/updatedealgrossstatus?dealId=${number}`;
  expect((await page.request.put(path, { headers, data: said })).status()).toBe(200);
}

test.describe('on the smallest desk', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  for (const name of [people.salesManager, people.officeStaff, people.salesperson]) {
    test(`${name} sees all of gross in Hog without scrolling`, async ({ page }) => {
      await signInAs(page, name, '/hog?period=last-3-months');
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      for (const field of ['number', 'customerName', 'frontGross', 'backGross', 'totalGross']) {
        await expectWhollySeen(page.locator(`[data-id] [data-field=${field}]`).first());
      }
    });
  }

  test('Activity keeps its Edit in sight', async ({ page }) => {
    await signInAs(page, people.salesManager, '/activity?period=last-3-months');
    await expectWhollySeen(page.getByRole('button', { name: /^Edit deal/ }).first());
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 720, height: 900 } });

  test('the number and the customer stay while Hog is scrolled sideways', async ({ page }) => {
    await signInAs(page, people.salesManager, '/hog?period=last-3-months');
    const own = page.getByRole('row').nth(2);
    await expect(own).toBeVisible();
    await scroller(page).evaluate(element => element.scrollTo({ left: 2000 }));
    for (const field of ['salesManager', 'number', 'customerName']) {
      await expectWhollySeen(own.locator(`[data-field=${field}]`));
    }
  });
});

test('Hog tells confirmed and updated deals in a word, to those who do not tick too', async ({ page }) => {
  const { word, numbers } = await recordOwnDeals(page, 3);
  const [confirmed, updated, plain] = numbers;
  await review(page, confirmed, { confirmed: 1 });
  await review(page, updated, { updated: 1 });
  await signInAs(page, people.salesperson, `/hog?search=${word}`);
  await expect(row(page, confirmed)).toContainText('Confirmed');
  await expect(row(page, updated)).toContainText('Updated');
  await expect(row(page, plain)).not.toContainText(/Confirmed|Updated/);

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('row', { name: 'Confirmed' })).toHaveAttribute('data-id', String(confirmed));
  await expect(page.getByRole('row', { name: 'Updated' })).toHaveAttribute('data-id', String(updated));
});

test('a search leaves the rows where they are until others are there', async ({ page }) => {
  await signInAs(page, people.salesManager, '/hog?period=last-12-months');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const scrolled = () => scroller(page).evaluate(element => element.scrollTop);
  await scroller(page).evaluate(element => element.scrollTo({ top: 1000 }));
  await expect.poll(scrolled).toBe(1000);
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
});

test('gross in Hog is a figure until it is pointed at, and one frame while it is open', async ({ page }) => {
  const { word, numbers } = await recordOwnDeals(page, 1);
  await signInAs(page, people.salesManager, `/hog?search=${word}`);
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
});
