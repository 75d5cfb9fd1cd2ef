import { expectUsableByAll, faults } from './axe.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { answerOf, question, run, written } from './playground.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('a question is chosen, run and read on a phone, the query folded away', async ({ page }) => {
  await signInAs(page, people.financeManager, '/playground');
  await page.getByRole('button', { name: 'Questions' }).click();
  await question(page, 'Trade % by sales manager').click();
  await expect(written(page, 'Query')).toBeHidden();
  await run(page);
  await expect(answerOf(page).getByRole('cell', { name: people.salesManager })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the query' }).click();
  await expect(written(page, 'Query')).toContainText('tradePercent');
  await page.getByRole('button', { name: 'Save…' }).click();
  await expect(page.getByRole('dialog', { name: 'Save this query' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('access tokens fit a phone, and each says how it stands', async ({ page }) => {
  await signInAs(page, people.bdcStaff, '/accesstokens');
  await page.getByLabel('What it is for').fill('Phone sheet');
  await page.getByRole('button', { name: 'Create token' }).click();
  const row = page.getByRole('listitem', { name: 'Phone sheet' });
  await expect(row).toContainText('Last used never');
  await expect(row).toContainText('Good through');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await expectUsableByAll(page);
  await row.getByRole('button', { name: 'Revoke' }).click();
  await row.getByRole('button', { name: 'Confirm Revoke' }).click();
  await expect(row).toContainText('Revoked');
});
