import { recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';
import { expectTold } from './told.ts';

test('a deleted deal whose number is taken comes back under another', async ({ page }) => {
  const { word, numbers } = await recordOwnDeals(page, 1, { stock_num: 'N12' });
  const number = Number(numbers[0]);
  const headers = await headersAs(page, people.salesManager);
  await page.request.delete(`/api/deals/deletedeal?dealId=${number}`, { headers });
  await page.request.post('/api/deals/adddeal', { headers, data: { id: number } });

  await signInAs(page, people.officeStaff);
  await page.getByRole('link', { name: 'Deleted deals' }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill(word);
  const deal = page.getByRole('listitem', { name: `Deal ${number}` });
  await expect(deal).toContainText(`deleted by ${people.salesManager}`);
  await expect(deal).toContainText('N12');
  await deal.getByRole('textbox').fill(String(number + 1));
  await deal.getByRole('button', { name: `Bring back deal ${number}` }).click();
  await expectTold(page, `Deal #${number + 1} is back.`);
  await expect(page.getByText('No deleted deal holds this text.')).toBeVisible();
});

test('the list is not for salespeople', async ({ page }) => {
  await signInAs(page, people.salesperson, '/deleteddeals');
  await expect(page).toHaveURL('/');
});
