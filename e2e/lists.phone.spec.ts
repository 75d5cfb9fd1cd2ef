import { recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

for (const path of ['/hog', '/activity?period=this-month']) {
  test(`${path} begins with its deals, not with its controls`, async ({ page }) => {
    await signInAs(page, people.salesManager, path);
    const first = page.getByRole('listitem', { name: /^Deal \d+/ }).first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(300);
  });
}

test('filters fold behind a button that counts them', async ({ page }) => {
  await signInAs(page, people.salesManager, '/hog?period=all');
  await expect(page.getByRole('combobox', { name: 'Period' })).toBeHidden();
  await page.getByRole('button', { name: 'Filters (1)' }).tap();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveText('All');
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('gross is never cut, and a confirmed deal says so', async ({ page }) => {
    const { word, numbers } = await recordOwnDeals(page, 1);
    const manager = await headersAs(page, people.salesManager);
    const data = { front_gross: '-12,152.42', back_gross: '102,152.42' };
    const path = `/api/deals/updatedealgross?dealId=${numbers[0]}`;
    for (const side of [{ front_gross: data.front_gross }, { back_gross: data.back_gross }]) {
      expect((await page.request.put(path, { headers: manager, data: side })).status()).toBe(200);
    }
    const office = await headersAs(page, people.officeStaff);
    const status = `/api/deals/updatedealgrossstatus?dealId=${numbers[0]}`;
    expect((await page.request.put(status, { headers: office, data: { confirmed: 1 } })).status()).toBe(200);
    await signInAs(page, people.salesManager, `/hog?search=${word}`);
    const card = page.getByRole('listitem', { name: `Deal ${numbers[0]}, Confirmed` });
    await expect(card).toContainText('Confirmed');
    for (const input of await card.getByRole('textbox').all()) {
      expect(await input.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0);
    }
    await expect(card.getByText('$90,000.00')).toBeInViewport({ ratio: 1 });
  });
});
