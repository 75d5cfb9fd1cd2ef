import type { Page } from '@playwright/test';
import { chooseOption } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const counters = (page: Page) => page.getByRole('region', { name: 'Counters' });
const funnel = (page: Page) => page.getByRole('region', { name: 'Funnel' });
const filterSelect = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function readCount(page: Page, name: string): Promise<number> {
  const figure = counters(page).getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(figure).toHaveText(/\d/);
  return Number((await figure.textContent())?.replaceAll(',', ''));
}

test('opens the stats from the up log, filters them, and opens the ups of a figure', async ({ page }) => {
  await signInAs(page, people.salesperson, '/uplog');
  await test.step('starts the up log on today and links to another day and to the stats', () =>
    followLinks(page));
  await test.step('offers teams and salespeople as filters, without None and HSE', () => checkOptions(page));
  await test.step('counts the ups of three months', async () => {
    await expect.poll(() => readCount(page, 'Ups')).toBeGreaterThan(0);
    const thisMonth = await readCount(page, 'Ups');
    await chooseOption(filterSelect(page, 'Period'), 'Last 3 Months');
    await expect(page).toHaveURL(/period=last-3-months/);
    await expect.poll(() => readCount(page, 'Ups')).toBeGreaterThan(thisMonth + 100);
  });
  await test.step('shows each funnel stage as a rate of the previous stage', () => checkFunnel(page));
  await test.step('keeps the filters of the stats in the URL and clears them', () => filterUps(page));
  await test.step('opens the ups of a counter, and shows the counted column first', () => openTurns(page));
});

async function followLinks(page: Page) {
  const today = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'America/New_York',
  });
  const [month, year] = today.format(new Date()).split(' ');
  await expect(page.getByText(new RegExp(`^${month} \\d+(st|nd|rd|th), ${year}$`))).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page).toHaveURL(/\/uplog\?day=\d{4}-\d\d-\d\d$/);
  await page.getByRole('link', { name: 'Up Log Stats' }).click();
  await expect(page).toHaveURL('/uplogstats');
  await page.getByRole('link', { name: 'Back to Up Log' }).click();
  await expect(page).toHaveURL('/uplog');
  await page.getByRole('link', { name: 'Up Log Stats' }).click();
}

async function checkOptions(page: Page) {
  await filterSelect(page, 'Team').click();
  await expect(page.getByRole('option')).toHaveText(['All Teams', 'Team A', 'Team B', 'Team C']);
  await page.keyboard.press('Escape');
  await filterSelect(page, 'Employee').click();
  await expect(page.getByRole('option', { name: 'Sam Rivera' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'HSE', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
}

async function checkFunnel(page: Page) {
  const stages = funnel(page).getByRole('list', { name: 'Stages' }).getByRole('listitem');
  await expect(stages).toHaveText([
    /^Ups100%$/,
    /^Test Drives.*of ups$/,
    /^Write Ups.*of test drives$/,
    /^Sold.*of write ups$/,
  ]);
  const rates = [
    ['Test Drive %', 'Test Drives', 'Ups'],
    ['Write Up %', 'Write Ups', 'Test Drives'],
    ['Sold %', 'Sold', 'Write Ups'],
    ['Turn %', 'Turns', 'Ups'],
  ] as const;
  for (const [name, part, whole] of rates) {
    const rate = ((await readCount(page, part)) / (await readCount(page, whole))) * 100;
    const figure = funnel(page).getByRole('button', { name: new RegExp(`ups of Total – ${name}$`) });
    await expect(figure).toHaveText(`${rate.toFixed(2)}%`);
  }
  await stages
    .last()
    .getByRole('button', { name: /ups of Total – Sold %$/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Total – Sold %' });
  await expect(list.getByRole('list', { name: 'How it’s calculated' })).toHaveText(
    /^Sold %: [\d,]+ ups marked sold ÷ [\d,]+ ups with Write Up\? checked × 100 = [\d.]+%/,
  );
  await expect(list.getByRole('columnheader').first()).toHaveText('Sold?');
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(list).toHaveCount(0);
}

async function filterUps(page: Page) {
  const [all, sold] = [await readCount(page, 'Ups'), await readCount(page, 'Sold')];
  expect(sold).toBeLessThan(all);
  await chooseOption(filterSelect(page, 'Sold'), 'Yes');
  await expect(page).toHaveURL(/sold=YES/);
  await expect.poll(() => readCount(page, 'Ups')).toBe(sold);

  await chooseOption(filterSelect(page, 'Up Type'), 'Fresh Up');
  await expect.poll(() => readCount(page, 'Ups')).toBeLessThan(sold);
  const fresh = await readCount(page, 'Ups');
  expect(await readCount(page, 'Fresh Ups')).toBe(fresh);
  expect(await readCount(page, 'Appointments')).toBe(0);
  await page.reload();
  await expect.poll(() => readCount(page, 'Ups')).toBe(fresh);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/uplogstats');
  // All ups are sold while the filter is active.
  await expect.poll(async () => (await readCount(page, 'Ups')) - (await readCount(page, 'Sold'))).not.toBe(0);
}

async function openTurns(page: Page) {
  const turns = page.locator('dt:text-is("Turns") + dd').getByRole('button');
  const count = Number(await turns.textContent());
  expect(count).toBeGreaterThan(0);
  await turns.click();
  const list = page.getByRole('dialog', { name: 'Turns' });
  await expect(list).toContainText(`${count} up`);
  await expect(list.getByRole('columnheader').first()).toHaveText('Turned To');
  await expect(list.locator('tbody tr')).toHaveCount(Math.min(count, 100));
  await expect(list.locator('tbody tr td:first-child', { hasText: '--' })).toHaveCount(0);

  const day = list.getByRole('link').first();
  const dayLink = String(await day.getAttribute('href'));
  await day.click();
  await expect(page).toHaveURL(dayLink);
  await expect(list).toHaveCount(0);
}
