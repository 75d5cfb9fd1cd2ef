import { expectUsableByAll } from './axe.ts';
import { expectNoSidewaysScroll, figureOf, numberIn, section, storeFigure } from './board.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test.describe('anyone at the tick sheet', () => {
  test('sees every team with its sales manager and its total', async ({ page }) => {
    await signInAs(page, people.salesperson, '/tick');
    await expect(section(page, 'A Team')).toContainText(people.salesManager);
    await expect(section(page, 'HSE').getByRole('heading')).toContainText('- No Sales Manager');
    const team = section(page, 'B Team');
    // A goal has a row of its own below its person's.
    const rows = await team.locator('tbody tr:not([data-below])').all();
    const sold = await Promise.all(rows.map(row => numberIn(row.getByRole('cell').nth(2))));
    const total = figureOf(team, '/tick', 'Team Total:', 'Total Sold');
    expect(await numberIn(total)).toBe(sold.reduce((sum, units) => sum + units, 0));
  });

  test('opens the deals behind a number, as many as it says', async ({ page }) => {
    await signInAs(page, people.salesperson, '/tick');
    const sold = await numberIn(storeFigure(page, 'Used', 'Sold'));
    await storeFigure(page, 'Used', 'Sold').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Used: ${sold.toFixed(1)} used deals`);
    await expect(dialog.locator('tbody tr')).toHaveCount(sold);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);

    const mine = figureOf(page, '/tick', people.salesperson, 'Total Sold');
    const units = await numberIn(mine);
    await mine.getByRole('button').click();
    await expect(dialog).toContainText(`${people.salesperson} – Total Sold`);
    await expect(dialog.getByRole('list', { name: 'How it comes about' })).toContainText(
      `= ${units.toFixed(1)}`,
    );
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/tick');
    await expect(mine.getByRole('button')).toBeFocused();
  });

  test('can use the screen however they read it', async ({ page }) => {
    await signInAs(page, people.manager, '/tick');
    await expect(page.locator('figure svg').first()).toBeVisible();
    await expectUsableByAll(page);
    await expectNoSidewaysScroll(page);
  });
});
