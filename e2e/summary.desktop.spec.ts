import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { expectNoSidewaysScroll, figureOf, numberIn, section } from './board.ts';
import { reloadOnceStored } from './reload.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const vacationOf = (page: Page, name: string) => page.getByRole('spinbutton', { name: `VAC of ${name}` });

async function showLastMonth(page: Page): Promise<void> {
  await expect(section(page, 'A Team')).toBeVisible();
  await page.getByRole('button', { name: 'Previous Month' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveURL(/start=/);
}

test.describe('a finance manager at the summary', () => {
  test('grants vacation units, which add to the team’s VAC and to next month’s Prev', async ({ page }) => {
    await signInAs(page, people.financeManager, '/tick');
    const prev = figureOf(page, '/tick', people.salesperson, 'Prev');
    const prevBefore = await numberIn(prev);

    await page.goto('/summary');
    await showLastMonth(page);
    const teamVacation = figureOf(section(page, 'A Team'), '/summary', 'Team Total:', 'VAC');
    const teamBefore = await numberIn(teamVacation);
    const input = vacationOf(page, people.salesperson);
    await expect(input).toHaveAttribute('step', '0.2');
    const before = Number(await input.inputValue());
    await input.fill(String(before + 3));
    await input.press('Enter');
    await expect(teamVacation).toHaveText((teamBefore + 3).toFixed(1));

    await page.goto('/tick');
    await expect(prev).not.toHaveText(prevBefore.toFixed(1));
    expect(await numberIn(prev)).toBeCloseTo(prevBefore + 3, 5);
  });

  test('empties an input, which counts 0', async ({ page }) => {
    await signInAs(page, people.financeManager, '/summary');
    const input = vacationOf(page, people.salesperson);
    await input.fill('2.4');
    await input.press('Enter');
    await expect(figureOf(section(page, 'A Team'), '/summary', 'Team Total:', 'VAC')).not.toHaveText('0.0');
    await input.fill('');
    await input.blur();
    await expect(input).toHaveValue('0');
    await reloadOnceStored(page);
    await expect(input).toHaveValue('0');
  });

  test('sees refused units go back to what is stored', async ({ page }) => {
    await signInAs(page, people.financeManager, '/summary');
    const input = vacationOf(page, people.salesperson);
    const before = await input.inputValue();
    await input.fill('40');
    await input.blur();
    await expect(page.getByRole('alert')).toContainText(
      `The vacation units of ${people.salesperson} were not saved.`,
    );
    await expect(input).toHaveValue(before);
  });

  test('goes down the column by Enter, and back by Escape', async ({ page }) => {
    await signInAs(page, people.financeManager, '/summary');
    const inputs = section(page, 'A Team').getByRole('spinbutton');
    await inputs.first().focus();
    await page.keyboard.press('Enter');
    await expect(inputs.nth(1)).toBeFocused();
    const before = await inputs.nth(1).inputValue();
    await page.keyboard.type('9');
    await page.keyboard.press('Escape');
    await expect(inputs.nth(1)).toHaveValue(before);
    await page.reload();
    await expect(inputs.nth(1)).toHaveValue(before);
  });

  test('edits only where one month counts', async ({ page }) => {
    await signInAs(page, people.financeManager, '/summary?start=2026-01-01&end=2026-02-28');
    await expect(section(page, 'A Team')).toBeVisible();
    await expect(page.getByRole('main').locator('input[type=number]')).toHaveCount(0);
  });
});

test.describe('anyone at the summary', () => {
  for (const person of [people.salesperson, people.salesManager]) {
    test(`reads without inputs: ${person}`, async ({ page }) => {
      await signInAs(page, person, '/summary');
      await expect(section(page, 'A Team')).toBeVisible();
      await expect(page.getByRole('main').locator('input[type=number]')).toHaveCount(0);
    });
  }

  test('reads this year against last, and opens the deals of either', async ({ page }) => {
    await signInAs(page, people.salesperson, '/summary');
    await showLastMonth(page);
    const stats = page.getByRole('region', { name: /Stats$/ });
    const cells = stats.getByRole('row', { name: /^Total/ }).getByRole('cell');
    const [current, prior] = [await numberIn(cells.nth(0)), await numberIn(cells.nth(1))];
    expect(await numberIn(cells.nth(2))).toBe(current - prior);

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

  test('opens the deals behind a front gross, which add up to it', async ({ page }) => {
    await signInAs(page, people.salesperson, '/summary');
    const gross = figureOf(section(page, 'A Team'), '/summary', 'Team Total:', 'Front End Gross');
    const text = await gross.textContent();
    await gross.getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText(`Front End Gross: ${text} shares of front gross`);
  });

  test('prints the figures alone', async ({ page }) => {
    await signInAs(page, people.financeManager, '/summary');
    const input = vacationOf(page, people.salesperson);
    await expect(input).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(input).toBeHidden();
    await expect(page.getByText(/^Printed .+ (AM|PM)$/)).toBeVisible();
  });

  test('can use the screen however they read it', async ({ page }) => {
    await signInAs(page, people.financeManager, '/summary');
    await expect(page.locator('figure svg').first()).toBeVisible();
    await expectUsableByAll(page);
    await expectNoSidewaysScroll(page);
  });
});
