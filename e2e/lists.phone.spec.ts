import type { Page } from '@playwright/test';
import { createDeals } from './deals.ts';
import { chooseOption } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

test('starts Hog and Activity with their deals, and collapses the filters', async ({ page }) => {
  const first = page.getByRole('listitem', { name: /^Deal \d+/ }).first();
  const expectNearTop = async () => {
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(300);
  };
  await signInAs(page, people.salesManager, '/hog');
  await test.step('starts Hog with its deals instead of filters', expectNearTop);
  await test.step('collapses the filters behind a button that shows the number of active filters', async () => {
    const period = page.getByRole('combobox', { name: 'Period' });
    await expect(period).toBeHidden();
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    await chooseOption(period, 'All');
    await expect(period).toHaveText('All');
    await page.getByRole('button', { name: 'Filters (1)' }).tap();
    await expect(period).toBeHidden();
  });
  await page.goto('/activity?period=this-month');
  await test.step('starts Activity with its deals instead of filters', expectNearTop);
  await test.step('shows gross in full on the narrowest phone and marks a confirmed deal', () =>
    checkNarrowCard(page));
});

async function checkNarrowCard(page: Page) {
  const { word, numbers } = await createDeals(page, 1);
  const manager = await headersAs(page, people.salesManager);
  const path = `/api/deals/updatedealgross?dealId=${numbers[0]}`;
  for (const gross of [{ front_gross: '-12,152.42' }, { back_gross: '102,152.42' }])
    expect((await page.request.put(path, { headers: manager, data: gross })).status()).toBe(200);
  const office = await headersAs(page, people.officeStaff);
  const status = `/api/deals/updatedealgrossstatus?dealId=${numbers[0]}`;
  expect((await page.request.put(status, { headers: office, data: { confirmed: 1 } })).status()).toBe(200);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/hog?search=${word}`);
  const card = page.getByRole('listitem', { name: `Deal ${numbers[0]}, Confirmed` });
  await expect(card).toContainText('Confirmed');
  for (const input of await card.getByRole('textbox').all())
    expect(await input.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(card.getByText('$90,000.00')).toBeInViewport({ ratio: 1 });
}
