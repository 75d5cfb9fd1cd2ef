import type { Page } from '@playwright/test';
import {
  boardFigure,
  expectLargestTotalsEverywhere,
  readNumber,
  storeFigure,
  teamSection,
  typeDay,
} from './board.ts';
import { failRequests } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const workingDaysForm = (page: Page) => page.getByRole('form', { name: 'Working Days' });

async function setWorkingDays(page: Page, completed: string, total: string): Promise<void> {
  await workingDaysForm(page).getByLabel('Completed').fill(completed);
  await workingDaysForm(page).getByLabel('Total').fill(total);
  await workingDaysForm(page).getByRole('button', { name: 'Save' }).click();
}

test('saves working days of a month, updates every Track figure, and prints the sheet', async ({
  page,
  context,
}) => {
  await signInAs(page, people.manager, '/tick');

  await test.step('updates every Track figure when the working days change', async () => {
    const sold = await readNumber(storeFigure(page, 'Total', 'Sold'));
    const samsTotal = await readNumber(boardFigure(page, '/tick', people.salesperson, 'Total Sold'));
    const samsUsed = await readNumber(boardFigure(page, '/tick', people.salesperson, 'Used'));
    expect(sold).toBeGreaterThan(0);

    await setWorkingDays(page, '10', '20');
    await expect(storeFigure(page, 'Total', 'Track')).toHaveText((sold * 2).toFixed(1));
    await expect(boardFigure(page, '/tick', people.salesperson, 'Track')).toHaveText(
      (samsTotal * 2).toFixed(1),
    );
    await expect(boardFigure(page, '/tick', people.salesperson, 'Used Track')).toHaveText(
      (samsUsed * 2).toFixed(1),
    );

    await setWorkingDays(page, '12', '24');
    await expect(workingDaysForm(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  await test.step("explains a Track figure, and opens the source of a team's vacation units", async () => {
    await setWorkingDays(page, '11', '22');
    const dialog = page.getByRole('dialog');
    const total = await readNumber(storeFigure(page, 'Total', 'Sold'));
    const track = storeFigure(page, 'Total', 'Track');
    await expect(track).toHaveText((total * 2).toFixed(1));
    await track.click();
    const sum = dialog.first().getByRole('list', { name: 'How it’s calculated' });
    await expect(sum).toHaveText(
      `Track: ${total.toFixed(1)} deals ÷ 11 completed × 22 total working days = ${(total * 2).toFixed(1)}`,
    );
    await sum.getByRole('button', { name: `${total.toFixed(1)} deals` }).press('Enter');
    await expect(dialog.last()).toContainText(`${total} deals`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(1);
    await sum.getByRole('button', { name: '22 total working days' }).click();
    await expect(dialog).toHaveCount(0);

    const vacation = boardFigure(teamSection(page, 'A Team'), '/tick', 'Team Total:', 'VAC');
    const grantedUnits = (await vacation.textContent()) ?? '';
    await vacation.getByRole('button').click();
    await expect(dialog).toContainText(`VAC: ${grantedUnits} vacation units`);
    await expect(dialog.getByRole('row').nth(1)).toContainText(/[A-Z][a-z]+ \d{4}/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('saves an empty working days field as 0, and explains that Track follows the calendar', async () => {
    await setWorkingDays(page, '', '25');
    await expect(page.getByText('Not set – Track uses calendar days.')).toBeVisible();
    await expect(workingDaysForm(page).getByLabel('Completed')).toHaveValue('0');
    await expect(workingDaysForm(page).getByLabel('Total')).toHaveValue('25');
  });

  await test.step('rejects more completed days than total days', async () => {
    await setWorkingDays(page, '26', '25');
    await expect(workingDaysForm(page).getByLabel('Completed')).toHaveAttribute('max', '25');
    await expect(workingDaysForm(page).getByLabel('Total')).toHaveAttribute('min', '26');
    await page.reload();
    await expect(workingDaysForm(page).getByLabel('Completed')).toHaveValue('0');
    await expect(workingDaysForm(page).getByLabel('Total')).toHaveValue('25');
  });

  await test.step('shows the stored working days again when a save fails', async () => {
    await setWorkingDays(page, '15', '25');
    await expect(workingDaysForm(page).getByLabel('Completed')).toHaveValue('15');
    await expect(workingDaysForm(page).getByRole('button', { name: 'Save' })).toBeDisabled();

    await context.setOffline(true);
    await setWorkingDays(page, '16', '26');
    await expect(page.getByRole('alert')).toContainText('Working days were not saved.');
    await expect(workingDaysForm(page).getByLabel('Completed')).toHaveValue('15');
    await expect(workingDaysForm(page).getByLabel('Total')).toHaveValue('25');
    await context.setOffline(false);
  });

  await test.step('prints the figures without the navigation, and prints the working days and the time in the header', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
    await expect(page.getByRole('figure')).toBeHidden();
    await expect(page.getByText(/^\d\d\/01\/\d{4} – \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect(page.getByText(/^Printed .+ (AM|PM)$/)).toBeVisible();
    await expect(teamSection(page, 'A Team')).toHaveCSS('break-inside', 'avoid');
    await page.emulateMedia({ media: null });
  });

  await test.step('offers working days only for a single month', async () => {
    await typeDay(page, 'Start date', '01152026');
    await typeDay(page, 'End date', '02152026');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(workingDaysForm(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Working Days' })).toBeVisible();
  });
});

test('shows figures by team, opens the deals of a figure, and shows the figures of another range', async ({
  page,
  database,
}) => {
  // Rows of goals, which another test may have set, would appear between the rows of people.
  await database.run('delete from goal');
  const restore = await failRequests(page, '"operationName":"TickSheet"');
  await signInAs(page, people.salesperson, '/tick');

  await test.step('reports when the figures cannot be loaded, and loads them on another attempt', async () => {
    await expect(page.getByRole('alert')).toContainText('Error loading data');
    await expect(page.getByRole('region', { name: 'Working Days' })).toContainText(
      /Completed\s*0\s*Total\s*0/,
    );
    restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(teamSection(page, 'A Team')).toBeVisible();
  });

  await test.step("shows a salesperson no inputs, and highlights the salesperson's row", async () => {
    await expect(page.getByRole('rowheader', { name: `${people.salesperson} (you)` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Working Days' })).toContainText('Completed');
    await expect(page.getByRole('main').locator('input[type=number]')).toHaveCount(0);
  });

  await test.step('shows every team with its sales manager and its total', async () => {
    await expect(teamSection(page, 'A Team')).toContainText(people.salesManager);
    await expect(teamSection(page, 'HSE').getByRole('heading')).toContainText('- No Sales Manager');
    const team = teamSection(page, 'B Team');
    // A goal has a separate row below its person's row.
    const rows = await team.locator('tbody tr:not([data-below])').all();
    const sold = await Promise.all(rows.map(row => readNumber(row.getByRole('cell').nth(2))));
    const total = boardFigure(team, '/tick', 'Team Total:', 'Total Sold');
    expect(await readNumber(total)).toBe(sold.reduce((sum, units) => sum + units, 0));
  });

  await test.step('opens a list with as many deals as the figure counts', async () => {
    const sold = await readNumber(storeFigure(page, 'Used', 'Sold'));
    await storeFigure(page, 'Used', 'Sold').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Used: ${sold.toFixed(1)} used deals`);
    await expect(dialog.locator('tbody tr')).toHaveCount(sold);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);

    const ownTotal = boardFigure(page, '/tick', people.salesperson, 'Total Sold');
    const units = await readNumber(ownTotal);
    await ownTotal.getByRole('button').click();
    await expect(dialog).toContainText(`${people.salesperson} – Total Sold`);
    await expect(dialog.getByRole('list', { name: 'How it’s calculated' })).toContainText(
      `= ${units.toFixed(1)}`,
    );
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/tick');
    await expect(ownTotal.getByRole('button')).toBeFocused();
  });

  await test.step('moves between the figures by arrow keys with a single tab stop, and restores the focus after a list is closed', async () => {
    const figures = teamSection(page, 'A Team').locator('tbody').getByRole('button');
    await expect(figures.first()).toBeVisible();
    const focusable = page.getByRole('main').locator('button[data-board-figure]:not([tabindex="-1"])');
    await expect(focusable).toHaveCount(1);

    const used = boardFigure(page, '/tick', people.salesperson, 'Used').getByRole('button');
    const total = boardFigure(page, '/tick', people.salesperson, 'Total Sold').getByRole('button');
    await used.focus();
    await page.keyboard.press('ArrowRight');
    await expect(total).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(`${people.salesperson} – Total Sold`);
    await page.keyboard.press('Escape');
    await expect(total).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(
      boardFigure(teamSection(page, 'A Team'), '/tick', 'Team Total:', 'Total Sold').getByRole('button'),
    ).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(teamSection(page, 'B Team').locator('tbody :focus')).toHaveAccessibleName(/Total Sold/);

    await page.keyboard.press('Tab');
    await expect(page.locator('[data-board-figure]:focus')).toHaveCount(0);
  });

  await test.step('draws the totals of a team as the largest figures of their columns', () =>
    expectLargestTotalsEverywhere(page));

  await test.step('shows another range and keeps it in the URL', async () => {
    await page.getByRole('button', { name: 'Previous Month' }).click();
    await expect(page).toHaveURL(/start=\d{4}-\d\d-01&end=\d{4}-\d\d-(28|29|30|31)$/);
    await page.getByRole('button', { name: 'Reset to Current Month' }).click();
    await expect(page).toHaveURL(/\/tick$/);

    await typeDay(page, 'Start date', '02032026');
    await typeDay(page, 'End date', '02012026');
    await expect(page.getByText('The end date is before the start date')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await typeDay(page, 'End date', '02282026');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/start=2026-02-03&end=2026-02-28$/);
    await page.reload();
    await expect(page.getByText('Feb 3', { exact: false }).first()).toBeVisible();
  });
});
