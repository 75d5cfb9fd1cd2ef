import { boardFigure, expectNoSidewaysScroll, teamSection } from './board.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('opens the deals of a figure up to today, and links the summary with the trends of thirteen months', async ({
  page,
}) => {
  await signInAs(page, people.salesperson, '/summary?start=1990-01-01&end=2999-12-31');
  const dialog = page.getByRole('dialog');

  await test.step('opens only the deals up to today for a figure in the section "To date"', async () => {
    const total = page
      .getByRole('region', { name: /^To date/ })
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .first();
    const deals = await total.textContent();
    await total.getByRole('button').click();
    await expect(dialog).toContainText(`Total: ${deals} deals`);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await page.getByRole('link', { name: 'Trends' }).click();
  const months = page.getByRole('table', { name: 'Store' }).locator('tbody tr');
  await expect(months).toHaveCount(13);
  await expect(months.first()).toContainText('so far');
  await expect(page.locator('figure svg').first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await test.step('explains how a quotient is calculated', async () => {
    const gross = months.nth(1).getByRole('cell').nth(5);
    const text = (await gross.textContent()) ?? '';
    await gross.getByRole('button').click();
    await expect(dialog).toContainText(/front and back gross .*÷ .*deals/);
    await expect(dialog).toContainText(text);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step("links from a team's month to the same figure on the summary", async () => {
    await page.getByRole('combobox', { name: 'Team' }).click();
    await page.getByRole('option', { name: 'A Team' }).click();
    const monthRow = page.getByRole('table', { name: 'A Team' }).locator('tbody tr').nth(1);
    const units = ((await monthRow.getByRole('cell').nth(2).textContent()) ?? '').replace('*', '');
    await monthRow.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Summary', level: 1 })).toBeVisible();
    const total = boardFigure(teamSection(page, 'A Team'), '/summary', 'Team Total:', 'Total');
    await expect(total).toContainText(units);
  });
});
