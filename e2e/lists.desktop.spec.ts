import type { Locator, Page } from '@playwright/test';
import { createDeals, hogCell, hogRow } from './deals.ts';
import { chooseOption } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

/** Asserts that an element is fully visible: not scrolled out of view and not covered by fixed columns. */
const expectFullyVisible = (target: Locator, prepare = async () => {}) =>
  expect
    .poll(async () => {
      await prepare();
      // The grid does not render columns that are far outside the view.
      if ((await target.count()) === 0) return false;
      return target.evaluate(element => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        // The grid's scrollbar covers its last 14 px.
        return [left + 2, right - 16].every(x =>
          element.contains(element.ownerDocument.elementFromPoint(x, middle)),
        );
      });
    })
    .toBe(true);

const scroller = (page: Page) => page.locator('.MuiDataGrid-virtualScroller');

async function setReviewStatus(
  page: Page,
  number: number | undefined,
  status: Record<string, number>,
): Promise<void> {
  const headers = await headersAs(page, people.officeStaff);
  const path = `/api/deals/updatedealgrossstatus?dealId=${number}`;
  expect((await page.request.put(path, { headers, data: status })).status()).toBe(200);
}

const SMALL_DESKTOP = { width: 1024, height: 768 };
const TABLET = { width: 720, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

async function expectGrossVisible(page: Page): Promise<void> {
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  for (const field of ['number', 'customerName', 'frontGross', 'backGross', 'totalGross'])
    await expectFullyVisible(page.locator(`[data-id] [data-field=${field}]`).first());
}

test('keeps the important columns visible to a sales manager at every window width', async ({ page }) => {
  const { word, numbers } = await createDeals(page, 1);
  await page.setViewportSize(SMALL_DESKTOP);
  await signInAs(page, people.salesManager, '/hog?period=last-12-months');
  await test.step('shows all gross columns on the smallest desktop without scrolling', () =>
    expectGrossVisible(page));

  await test.step('keeps the deal number and the customer visible on a tablet when the grid scrolls sideways', async () => {
    await page.setViewportSize(TABLET);
    const dealRow = page.getByRole('row').nth(2);
    await expect(dealRow).toBeVisible();
    // The grid measures its columns again after the window is resized. Until then, the grid may not scroll as
    // far to the right, so each attempt scrolls again.
    const scrollToEnd = () => scroller(page).evaluate(element => element.scrollTo({ left: 2000 }));
    for (const field of ['salesManager', 'number', 'customerName'])
      await expectFullyVisible(dealRow.locator(`[data-field=${field}]`), scrollToEnd);
  });

  await page.setViewportSize(DESKTOP);
  await test.step('keeps the rows of a list in place until the result of a search arrives', () =>
    searchSlowly(page));
  await test.step('shows gross as plain text, and as a single input field during an edit', async () => {
    await page.getByRole('textbox', { name: 'Search' }).fill(word);
    const frontGross = hogCell(page, numbers[0], 'frontGross');
    const frame = frontGross.locator('> div').first();
    await expect(frame).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await frontGross.hover();
    await expect(frame).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await frontGross.click();
    const input = frontGross.getByRole('textbox');
    await expect(input).toBeFocused();
    await expect(frontGross).toHaveCSS('outline-style', 'none');
    await expect(input).toHaveCSS('border-top-width', '0px');
    await expect(input).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
  });

  await test.step('keeps the Edit button of Activity visible on the smallest desktop', async () => {
    await page.setViewportSize(SMALL_DESKTOP);
    await page.getByRole('link', { name: 'ACTIVITY' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
    await chooseOption(page.getByRole('combobox', { name: 'Period' }), 'Last 3 Months');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await expectFullyVisible(page.getByRole('button', { name: /^Edit deal/ }).first());
  });
});

async function searchSlowly(page: Page) {
  const readScrollTop = () => scroller(page).evaluate(element => element.scrollTop);
  // The grid measures itself again after the window was resized.
  await expect
    .poll(async () => {
      await scroller(page).evaluate(element => element.scrollTo({ top: 1000 }));
      return readScrollTop();
    })
    .toBe(1000);
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/graphql', async route => {
    await released;
    await route.continue();
  });
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill('toyota');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=toyota/);
  expect(await readScrollTop()).toBe(1000);
  release();
  await expect.poll(readScrollTop).toBe(0);
  await expect(search).toHaveValue('toyota');
}

test('shows office staff all gross columns of Hog on the smallest desktop without scrolling', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_DESKTOP);
  await signInAs(page, people.officeStaff, '/hog?period=last-3-months');
  await expectGrossVisible(page);
});

test('shows a salesperson which deals of Hog are confirmed or updated', async ({ page }) => {
  const { word, numbers } = await createDeals(page, 3);
  const [confirmed, updated, plain] = numbers;
  await setReviewStatus(page, confirmed, { confirmed: 1 });
  await setReviewStatus(page, updated, { updated: 1 });
  await signInAs(page, people.salesperson, `/hog?search=${word}`);
  await expect(hogRow(page, confirmed)).toContainText('Confirmed');
  await expect(hogRow(page, updated)).toContainText('Updated');
  await expect(hogRow(page, plain)).not.toContainText(/Confirmed|Updated/);

  await test.step('shows the review status on the smallest desktop without hiding a gross column', async () => {
    await page.setViewportSize(SMALL_DESKTOP);
    const dealRowByStatus = (name: string) => page.getByRole('row', { name });
    await expect(dealRowByStatus('Confirmed')).toHaveAttribute('data-id', String(confirmed));
    await expect(dealRowByStatus('Updated')).toHaveAttribute('data-id', String(updated));
    await expectGrossVisible(page);
  });
});
