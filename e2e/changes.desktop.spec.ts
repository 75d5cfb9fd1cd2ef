import { recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

test('what was changed is found by kind, door and deal, and a deleted deal among the deleted', async ({
  page,
}) => {
  const { numbers } = await recordOwnDeals(page, 1);
  const headers = await headersAs(page, people.salesManager);
  await page.request.delete(`/api/deals/deletedeal?dealId=${numbers[0]}`, { headers });
  await page.request.put('/api/settings/updatemonthpottotal', {
    headers,
    data: { monthPotTotal: '4321.00' },
  });

  await signInAs(page, people.manager, '/changes?door=REST');
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Pots' }).click();
  const pot = changes.filter({ hasText: '$4,321.00' });
  await expect(pot).toContainText(`${people.salesManager} set the pot of`);
  await expect(pot).toContainText('REST');
  await expect(changes.filter({ hasText: 'deleted it' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'What' }).click();
  await expect(page.getByRole('option', { name: 'People' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Access tokens' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Deals', exact: true }).click();
  await page.getByRole('textbox', { name: 'Deal or customer' }).fill(String(numbers[0]));
  await expect(changes).toHaveCount(2);
  await changes.first().getByRole('link').click();
  await expect(page.getByRole('listitem', { name: `Deal ${numbers[0]}` })).toBeVisible();
});
