import type { Page } from '@playwright/test';
import { boardFigure, expectLargestTotalsEverywhere, readNumber, teamSection, typeDay } from './board.ts';
import { reloadOnceSaved } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

async function showLastMonth(page: Page): Promise<void> {
  // The tick sheet also has teams and this button. It stays visible until the code of the summary has loaded.
  await expect(page.getByRole('heading', { name: 'Summary', level: 1 })).toBeVisible();
  await expect(teamSection(page, 'A Team')).toBeVisible();
  await page.getByRole('button', { name: 'Previous Month' }).click();
  await expect(page).toHaveURL(/start=/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('stores the vacation units that a finance manager types', async ({ page }) => {
  const input = page.getByRole('spinbutton', { name: `VAC for ${people.salesperson}` });
  await signInAs(page, people.financeManager, '/tick');

  await test.step("adds granted vacation units to the team's VAC figure and to the Prev figure of the next month", async () => {
    const previousMonthFigure = boardFigure(page, '/tick', people.salesperson, 'Prev');
    const prevBefore = await readNumber(previousMonthFigure);

    await page.getByRole('link', { name: 'SUMMARY' }).click();
    await showLastMonth(page);
    const teamVacation = boardFigure(teamSection(page, 'A Team'), '/summary', 'Team Total:', 'VAC');
    const teamBefore = await readNumber(teamVacation);
    await expect(input).toHaveAttribute('step', '0.2');
    const before = Number(await input.inputValue());
    await input.fill(String(before + 3));
    await input.press('Enter');
    await expect(teamVacation).toHaveText((teamBefore + 3).toFixed(1));

    await page.getByRole('link', { name: 'TICK' }).click();
    await expect(page.getByRole('heading', { name: 'Tick Sheet', level: 1 })).toBeVisible();
    await expect.poll(() => readNumber(previousMonthFigure)).toBeCloseTo(prevBefore + 3, 5);
  });

  await test.step('counts an empty vacation input as 0', async () => {
    await page.getByRole('link', { name: 'SUMMARY' }).click();
    await input.fill('2.4');
    await input.press('Enter');
    await expect(boardFigure(teamSection(page, 'A Team'), '/summary', 'Team Total:', 'VAC')).not.toHaveText(
      '0.0',
    );
    await input.fill('');
    await input.blur();
    await expect(input).toHaveValue('0');
  });

  await test.step('shows the stored vacation units again when a typed value is rejected', async () => {
    await input.fill('40');
    await input.blur();
    await expect(page.getByRole('alert')).toContainText(
      `Vacation units for ${people.salesperson} were not saved.`,
    );
    await expect(input).toHaveValue('0');
  });

  await test.step('moves down the column by Enter, and restores the stored units by Escape', async () => {
    const inputs = teamSection(page, 'A Team').getByRole('spinbutton');
    await inputs.first().focus();
    await page.keyboard.press('Enter');
    await expect(inputs.nth(1)).toBeFocused();
    const before = await inputs.nth(1).inputValue();
    await page.keyboard.type('9');
    await page.keyboard.press('Escape');
    await expect(inputs.nth(1)).toHaveValue(before);
    await reloadOnceSaved(page);
    await expect(input).toHaveValue('0');
    await expect(inputs.nth(1)).toHaveValue(before);
  });

  await test.step('prints only the figures of the summary', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(input).toBeHidden();
    await expect(page.getByText(/^Printed .+ (AM|PM)$/)).toBeVisible();
    await page.emulateMedia({ media: null });
    await expect(input).toBeVisible();
  });

  await test.step('shows vacation inputs only for a single month', async () => {
    await typeDay(page, 'Start date', '01012026');
    await typeDay(page, 'End date', '02282026');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('main').locator('input[type=number]')).toHaveCount(0);
    await expect(teamSection(page, 'A Team')).toBeVisible();
  });
});

test('shows a salesperson the teams and the comparison with last year, and opens the source rows of their figures', async ({
  page,
}) => {
  await signInAs(page, people.salesperson, '/summary');
  await expect(teamSection(page, 'A Team')).toBeVisible();
  await expect(page.getByRole('main').locator('input[type=number]')).toHaveCount(0);

  await test.step('opens the deals of a front gross figure, and their amounts add up to the figure', async () => {
    const gross = boardFigure(teamSection(page, 'A Team'), '/summary', 'Team Total:', 'Front End Gross');
    const text = await gross.textContent();
    await gross.getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText(`Front End Gross: ${text} credited front gross`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('draws the totals of a team as the largest figures of their columns', () =>
    expectLargestTotalsEverywhere(page));

  await test.step('opens the deals of this year, of last year, and of the difference between them', async () => {
    await showLastMonth(page);
    const stats = page.getByRole('region', { name: /Stats$/ });
    const cells = stats.getByRole('row', { name: /^Total/ }).getByRole('cell');
    const [current, prior] = [await readNumber(cells.nth(0)), await readNumber(cells.nth(1))];
    expect(await readNumber(cells.nth(2))).toBe(current - prior);

    const dialog = page.getByRole('dialog');
    for (const [index, deals] of [current, prior].entries()) {
      await cells.nth(index).getByRole('button').click();
      await expect(dialog).toContainText(`${deals} deals`);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    }

    await cells.nth(2).getByRole('button').click();
    await expect(dialog).toContainText(`${current} deals − ${prior} deals a year earlier`);
    await expect(dialog.getByRole('region', { name: 'Current' })).toContainText(`${current} deals`);
    await expect(dialog.getByRole('region', { name: 'Prior Year' })).toContainText(`${prior} deals`);
  });
});
