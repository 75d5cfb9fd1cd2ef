import { chooseOption } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const LEGEND = [
  'New Car (Solo)',
  'Used Car (Solo)',
  'New Car (Closer)',
  'New Car (Additional)',
  'Used Car (Closer)',
  'Used Car (Additional)',
  'Vacation Unit',
  'Vacation Half Unit',
  'No Car Type',
];

const parseDollars = (text: string) => Number(text.replace(/[$,]/g, ''));

test('ranks people and teams, draws a square for each deal, and opens the deals of a figure', async ({
  page,
}) => {
  await signInAs(page, people.salesperson, '/leaderboard?period=last-month');

  await test.step('draws a square for each deal and shows a legend', async () => {
    await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText(LEGEND);
    await expect(page.getByRole('img', { name: /\d+ (New|Used) Car \(/ }).first()).toBeVisible();
  });

  await test.step('shows the first row below the header at every width', async () => {
    for (const width of [600, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('columnheader', { name: 'Rank' })).toBeVisible();
      // The page is laid out again after the window is resized, possibly between the two measurements.
      await expect(async () => {
        const header = await page.getByRole('columnheader', { name: 'Rank' }).boundingBox();
        const first = await page.getByRole('row').filter({ hasText: '#1' }).first().boundingBox();
        expect(first?.y, `at ${width} px`).toBeGreaterThanOrEqual(
          Number(header?.y) + Number(header?.height) - 1,
        );
      }).toPass();
    }
  });

  await test.step('draws the squares of the teams at least as large as the squares of the people', async () => {
    const squares = page.getByRole('img', { name: /Car \(/ }).locator('svg');
    const squareHeight = async () => (await squares.first().boundingBox())?.height;
    const peopleSquareHeight = await squareHeight();
    await page.getByRole('button', { name: 'Teams' }).click();
    await expect(page.getByText(/^A Team$/)).toBeVisible();
    expect(await squareHeight()).toBeGreaterThanOrEqual(Number(peopleSquareHeight));
  });

  await test.step('ranks teams by front gross, also on a phone', async () => {
    await chooseOption(page.getByRole('combobox', { name: 'Ranking' }), 'Top Front Gross');
    await expect(page).toHaveURL(/mode=TEAMS/);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const ranking = page.getByLabel('Leaderboard', { exact: true }).filter({ hasText: '#1' });
      await expect(ranking).toContainText(/A Team/);
      await expect(ranking).toContainText(/B Team/);
      await expect(ranking).toContainText(/C Team/);
      await expect(ranking).not.toContainText('HSE');
      const gross = ranking.getByRole('button', { name: /Front Gross/ });
      await expect(gross).toHaveCount(3);
      await expect(async () => {
        const amounts = (await gross.allTextContents()).map(parseDollars);
        expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
      }).toPass();
      await expect(page.getByText('#3')).toBeVisible();
    }
  });

  await test.step('prints black text on white when the screen is dark, with the filters in the header', async () => {
    await page.getByRole('button', { name: 'Employees' }).click();
    await chooseOption(page.getByRole('combobox', { name: 'Car Type' }), 'Used');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.getByText('#1', { exact: true })).not.toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^\d\d\/01\/\d{4} – .+ · Employees · Used · Top Front Gross$/)).toBeVisible();
    await expect(page.getByText(/^Printed .+ (AM|PM)$/)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.getByText('#1', { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: null, colorScheme: 'light' });
  });

  await test.step('opens as many deals as a figure counts, also on a phone', async () => {
    await chooseOption(page.getByRole('combobox', { name: 'Ranking' }), 'Top Total Deals');
    await chooseOption(page.getByRole('combobox', { name: 'Car Type' }), 'New');
    await expect(page.getByText(/ · New · Top Total Deals$/)).toBeAttached();
    const total = page.getByRole('button', { name: /, deals of .+ – Total$/ }).first();
    const deals = page.getByRole('dialog');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('img', { name: /\d+ New Car \(/ }).first()).toBeVisible();
      const figure = Number(await total.textContent());
      expect(figure).toBeGreaterThan(0);
      await total.click();
      await expect(deals).toContainText(`Total: ${figure.toFixed(1)} new units`);
      await expect(async () => {
        const units = await deals.locator('tbody tr td:first-child').allTextContents();
        expect(units.map(Number.parseFloat).reduce((sum, each) => sum + each, 0)).toBe(figure);
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(deals).toHaveCount(0);
    }
    await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText(LEGEND);
  });
});
