import { expectUsableByAll, faults } from './axe.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { answerOf, question, run, written } from './playground.ts';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('runs a question on a phone with the query folded away, and fits access tokens', async ({ page }) => {
  await signInAs(page, people.financeManager, '/playground');
  await test.step('chooses, runs and reads a question', async () => {
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
  await test.step('shows on 320 px what each access token is for, and revokes it', async () => {
    await openScreen(page, '/accesstokens');
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
});
