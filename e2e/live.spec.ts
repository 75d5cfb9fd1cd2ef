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
