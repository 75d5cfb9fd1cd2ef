import type { Page } from '@playwright/test';
import { badLine } from './badLine.ts';
import { figureOf, numberIn, section, storeFigure, typeDay } from './board.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const days = (page: Page) => page.getByRole('form', { name: 'Working Days' });

async function setWorkingDays(page: Page, completed: string, total: string): Promise<void> {
  await days(page).getByLabel('Completed').fill(completed);
  await days(page).getByLabel('Total').fill(total);
  await days(page).getByRole('button', { name: 'Save' }).click();
}

/** The browser's own, which has what is evaluated on a page. */
declare function getComputedStyle(element: unknown): { fontSize: string };

/** Every total is larger than any figure above it. */
async function expectLargestTotals(page: Page): Promise<void> {
  const sizes = await section(page, 'A Team')
    .locator('tr:not([data-below]):has(td)')
    .evaluateAll(rows =>
      rows.map(row =>
        [...row.querySelectorAll('td')].map(cell => {
          const figure = cell.querySelector('button, span') ?? cell;
          return Number.parseFloat(getComputedStyle(figure).fontSize);
        }),
      ),
    );
  const totals = sizes.pop() ?? [];
  expect(totals.length).toBeGreaterThan(0);
  for (const [column, total] of totals.entries()) {
    expect(total).toBeGreaterThan(Math.max(...sizes.map(row => row[column] ?? 0)));
  }
}

test.describe('a manager at the tick sheet', () => {
  test('changes the working days, and every Track follows', async ({ page }) => {
    await signInAs(page, people.manager, '/tick');
    const sold = await numberIn(storeFigure(page, 'Total', 'Sold'));
    const sams = await numberIn(figureOf(page, '/tick', people.salesperson, 'Total Sold'));
    const samsUsed = await numberIn(figureOf(page, '/tick', people.salesperson, 'Used'));
    expect(sold).toBeGreaterThan(0);

    await setWorkingDays(page, '10', '20');
    await expect(storeFigure(page, 'Total', 'Track')).toHaveText((sold * 2).toFixed(1));
    await expect(figureOf(page, '/tick', people.salesperson, 'Track')).toHaveText((sams * 2).toFixed(1));
    await expect(figureOf(page, '/tick', people.salesperson, 'Used Track')).toHaveText(
      (samsUsed * 2).toFixed(1),
    );

    await setWorkingDays(page, '12', '24');
    await expect(days(page).getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.reload();
    await expect(days(page).getByLabel('Completed')).toHaveValue('12');
    await expect(days(page).getByLabel('Total')).toHaveValue('24');
  });

  test('saves an empty field as 0, and is told that Track goes by the calendar', async ({ page }) => {
    await signInAs(page, people.manager, '/tick');
    await setWorkingDays(page, '', '25');
    await expect(page.getByText('Not set: Track goes by the calendar.')).toBeVisible();
    await expect(days(page).getByLabel('Completed')).toHaveValue('0');
    await expect(days(page).getByLabel('Total')).toHaveValue('25');
  });

  test('cannot save more completed days than there are in total', async ({ page }) => {
    await signInAs(page, people.manager, '/tick');
    const before = await days(page).getByLabel('Completed').inputValue();
    await setWorkingDays(page, '26', '25');
    await expect(days(page).getByLabel('Completed')).toHaveAttribute('max', '25');
    await expect(days(page).getByLabel('Total')).toHaveAttribute('min', '26');
    await page.reload();
    await expect(days(page).getByLabel('Completed')).toHaveValue(before);
  });

  test('sees the form go back to what is stored when a save fails', async ({ page, context }) => {
    await signInAs(page, people.manager, '/tick');
    await setWorkingDays(page, '15', '25');
    await expect(days(page).getByLabel('Completed')).toHaveValue('15');
    await expect(days(page).getByRole('button', { name: 'Save' })).toBeDisabled();

    await context.setOffline(true);
    await setWorkingDays(page, '16', '26');
    await expect(page.getByRole('alert')).toContainText('The working days were not saved.');
    await expect(days(page).getByLabel('Completed')).toHaveValue('15');
    await expect(days(page).getByLabel('Total')).toHaveValue('25');
    await context.setOffline(false);
  });

  test('sets working days of one month only, and reads them elsewhere', async ({ page }) => {
    await signInAs(page, people.manager, '/tick?start=2026-01-15&end=2026-02-15');
    await expect(page.getByRole('region', { name: 'Working Days' })).toBeVisible();
    await expect(days(page)).toHaveCount(0);
  });
});

test.describe('anyone at the tick sheet', () => {
  test('reads without inputs as a salesperson, and finds the own row marked', async ({ page }) => {
    await signInAs(page, people.salesperson, '/tick');
    await expect(page.getByRole('rowheader', { name: `${people.salesperson} (you)` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Working Days' })).toContainText('Completed');
    await expect(page.getByRole('main').locator('input[type=number]')).toHaveCount(0);
  });

  test('chooses another range, which stays in the address', async ({ page }) => {
    await signInAs(page, people.salesperson, '/tick');
    await expect(section(page, 'A Team')).toBeVisible();
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

  test('goes over the figures by the arrow keys, which are one stop, and is back where it was after a list', async ({
    page,
    database,
  }) => {
    // Figures of goals, which another test may have set, would stand between the rows.
    await database.run('delete from goal');
    await signInAs(page, people.salesperson, '/tick');
    const figures = section(page, 'A Team').locator('tbody').getByRole('button');
    await expect(figures.first()).toBeVisible();
    const focusable = page.getByRole('main').locator('button[data-board-figure]:not([tabindex="-1"])');
    await expect(focusable).toHaveCount(1);

    const used = figureOf(page, '/tick', people.salesperson, 'Used').getByRole('button');
    const total = figureOf(page, '/tick', people.salesperson, 'Total Sold').getByRole('button');
    await used.focus();
    await page.keyboard.press('ArrowRight');
    await expect(total).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(`${people.salesperson} – Total Sold`);
    await page.keyboard.press('Escape');
    await expect(total).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(
      figureOf(section(page, 'A Team'), '/tick', 'Team Total:', 'Total Sold').getByRole('button'),
    ).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(section(page, 'B Team').locator('tbody :focus')).toHaveAccessibleName(/Total Sold/);

    await page.keyboard.press('Tab');
    await expect(page.locator('[data-board-figure]:focus')).toHaveCount(0);
  });

  test('opens how a track comes about, and the vacation units of a team', async ({ page }) => {
    await signInAs(page, people.manager, '/tick');
    await setWorkingDays(page, '11', '22');
    const dialog = page.getByRole('dialog');
    const total = await numberIn(storeFigure(page, 'Total', 'Sold'));
    const track = storeFigure(page, 'Total', 'Track');
    await expect(track).toHaveText((total * 2).toFixed(1));
    await track.click();
    const sum = dialog.first().getByRole('list', { name: 'How it comes about' });
    await expect(sum).toHaveText(
      `Track: ${total.toFixed(1)} deals ÷ 11 completed × 22 total working days = ${(total * 2).toFixed(1)}`,
    );
    await sum.getByRole('button', { name: `${total.toFixed(1)} deals` }).press('Enter');
    await expect(dialog.last()).toContainText(`${total} deals`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(1);
    await sum.getByRole('button', { name: '22 total working days' }).click();
    await expect(dialog).toHaveCount(0);

    const vacation = figureOf(section(page, 'A Team'), '/tick', 'Team Total:', 'VAC');
    const granted = (await vacation.textContent()) ?? '';
    await vacation.getByRole('button').click();
    await expect(dialog).toContainText(`VAC: ${granted} vacation units`);
    await expect(dialog.getByRole('row').nth(1)).toContainText(/[A-Z][a-z]+ \d{4}/);
  });

  test('reads a team’s totals in the largest figures of their columns, at every width and on paper', async ({
    page,
  }) => {
    await signInAs(page, people.salesperson, '/tick');
    for (const path of ['/tick', '/summary']) {
      await page.goto(path);
      await expect(section(page, 'A Team')).toBeVisible();
      for (const width of [390, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expectLargestTotals(page);
      }
      await page.emulateMedia({ media: 'print' });
      await expectLargestTotals(page);
      await page.emulateMedia({ media: null });
    }
  });

  test('is told when the figures cannot be loaded, and tries again', async ({ page }) => {
    await signInAs(page, people.salesperson);
    const mend = await badLine(page, '"operationName":"TickSheet"');
    await page.goto('/tick');
    await expect(page.getByRole('alert')).toContainText('Error loading data');
    await expect(page.getByRole('region', { name: 'Working Days' })).toContainText(
      /Completed\s*0\s*Total\s*0/,
    );
    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(section(page, 'A Team')).toBeVisible();
  });

  test('prints the figures without the navigation, with the days and the time in the head', async ({
    page,
  }) => {
    await signInAs(page, people.manager, '/tick');
    await expect(section(page, 'A Team')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
    await expect(page.getByRole('figure')).toBeHidden();
    await expect(page.getByText(/^\d\d\/01\/\d{4} – \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect(page.getByText(/^Printed .+ (AM|PM)$/)).toBeVisible();
    await expect(section(page, 'A Team')).toHaveCSS('break-inside', 'avoid');
  });
});
