import { expectUsableByAll } from './axe.ts';
import { openFilters } from './filters.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { freshDay, openDay } from './upLogDays.ts';

/** A day on which the demo store is open and busy. */
function lastSaturday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - 1 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

test.describe('the up log', () => {
  test('asks before a row is deleted', async ({ page }) => {
    await openDay(page, people.salesperson, freshDay());
    await expect(page.getByText('No rows found for this date.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Row' }).click();
    await expect(page.getByText('No rows found for this date.')).toHaveCount(0);

    const erase = page.getByRole('button', { name: /^Delete( row 1)?$/ });
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this up?' });
    await erase.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await erase.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No rows found for this date.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No rows found for this date.')).toBeVisible();
  });

  test('scrolls to the bottom and back to the top', async ({ page, isMobile }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 360 });
    await openDay(page, people.salesperson, freshDay());
    for (let place = 1; place <= 4; place++) {
      await page.getByRole('button', { name: 'Add Row' }).last().click();
      await expect(page.locator('[data-up]')).toHaveCount(place);
      if (isMobile) await page.getByRole('button', { name: 'Done' }).click();
    }
    await page.getByRole('link', { name: 'To Bottom' }).click();
    await expect(page.getByRole('link', { name: 'To Top' })).toBeInViewport();
    await page.getByRole('link', { name: 'To Top' }).click();
    await expect(page.getByRole('heading', { name: 'Up Log' })).toBeInViewport();
  });

  test('can be used by everyone', async ({ page }) => {
    await signInAs(page, people.salesperson, `/uplog?day=${lastSaturday()}`);
    await expect(page.locator('[data-up]').first()).toBeVisible();
    await expectUsableByAll(page);
  });
});

test.describe('up log stats', () => {
  test('count and list what the filters leave, and keep the filters in the address', async ({ page }) => {
    await signInAs(page, people.salesperson, '/uplogstats');
    const counters = page.getByRole('region', { name: 'Counters' });
    const count = async (name: string) => {
      const figure = counters.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
      return Number((await figure.textContent())?.replaceAll(',', ''));
    };
    await expect.poll(() => count('Ups')).toBeGreaterThan(0);
    const thisMonth = await count('Ups');
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'Last 3 Months' }).click();
    await expect(page).toHaveURL(/period=last-3-months/);
    await expect.poll(() => count('Ups')).toBeGreaterThan(thisMonth + 100);
    const all = await count('Ups');
    const sold = await count('Sold');
    expect(sold).toBeLessThan(all);

    await openFilters(page);
    await page.getByRole('combobox', { name: 'Sold' }).click();
    await page.getByRole('option', { name: 'Yes', exact: true }).click();
    await expect(page).toHaveURL(/sold=YES/);
    await expect.poll(() => count('Ups')).toBe(sold);

    await page.getByRole('combobox', { name: 'Up Type' }).click();
    await page.getByRole('option', { name: 'Fresh Up' }).click();
    await expect.poll(() => count('Ups')).toBeLessThan(sold);
    expect(await count('Fresh Ups')).toBe(await count('Ups'));
    expect(await count('Appointments')).toBe(0);

    const fresh = await count('Ups');
    await page.reload();
    await expect.poll(() => count('Ups')).toBe(fresh);
    await openFilters(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/uplogstats');
  });

  test('can be used by everyone', async ({ page }) => {
    await signInAs(page, people.salesperson, '/uplogstats?period=today');
    await expect(page.getByRole('region', { name: 'Counters' })).toContainText('Ups');
    await expectUsableByAll(page);

    await page.goto('/uplogstats?period=custom&start=1950-01-01&end=1950-01-31');
    await expect(page.getByText('No ups found for these filters.')).toBeVisible();
    await expectUsableByAll(page);
  });
});
