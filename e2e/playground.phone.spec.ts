import { expectAccessible, findViolations } from './accessibility.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { editorText, questionButton, resultRegion, runQuery } from './playground.ts';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('runs a built-in query on a phone with the editors collapsed, and fits the access tokens on the screen', async ({
  page,
}) => {
  await signInAs(page, people.financeManager, '/playground');
  await test.step('selects and runs a built-in query and shows its result', async () => {
    await page.getByRole('button', { name: 'Queries', exact: true }).click();
    await questionButton(page, 'Trade % by sales manager').click();
    await expect(editorText(page, 'Query')).toBeHidden();
    await runQuery(page);
    await expect(resultRegion(page).getByRole('cell', { name: people.salesManager })).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show query' }).click();
    await expect(editorText(page, 'Query')).toContainText('tradePercent');
    await page.getByRole('button', { name: 'Save…' }).click();
    await expect(page.getByRole('dialog', { name: 'Save query' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
  await test.step('shows the purpose of an access token at 320 px, and revokes the token', async () => {
    await openScreen(page, '/accesstokens');
    await page.getByRole('textbox', { name: 'Name' }).fill('Phone sheet');
    await page.getByRole('button', { name: 'Create token' }).click();
    const row = page.getByRole('listitem', { name: 'Phone sheet' });
    await expect(row).toContainText('Last used never');
    await expect(row).toContainText('Expires on');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Revoke' }).click();
    await row.getByRole('button', { name: 'Confirm Revoke' }).click();
    await expect(row).toContainText('Revoked');
  });
});
