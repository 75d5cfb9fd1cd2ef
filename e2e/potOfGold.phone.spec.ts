import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './board.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const HEADERS = [
  'Total Sold',
  'To 12',
  'Used Sold',
  'Fast Start',
  'Total Spiff',
  'One more used',
  'At this pace',
];

/** Returns the label, the edges and the overflow of each figure in the user's row. */
const readCells = (page: Page) =>
  page
    .getByRole('row')
    .filter({ hasText: '(you)' })
    .locator('td')
    .evaluateAll(cells =>
      cells.map(cell => {
        const { left, right } = cell.getBoundingClientRect();
        const header = cell.ownerDocument.defaultView?.getComputedStyle(cell, '::before').content;
        return { header, left, right, isCut: cell.scrollWidth > cell.clientWidth + 1 };
      }),
    );

test('shows the pot and every figure of the race, with recorded and with hypothetical sales', async ({
  page,
}) => {
  await signInAs(page, people.salesperson, '/potofgold');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Race' }).tap();
  // The other table has a row for the user, too.
  await expect(page.getByRole('table', { name: 'Race' })).toBeVisible();

  for (const width of [360, 390]) {
    await test.step(`shows every figure below its label at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('row').filter({ hasText: '(you)' })).toBeVisible();
      const cells = await readCells(page);
      for (const [index, name] of HEADERS.entries()) {
        const { header, left = 0, right = 0, isCut } = cells[index] ?? {};
        expect(header, name).toContain(name);
        expect(right - left, name).toBeGreaterThan(40);
        expect(isCut, name).toBe(false);
        expect(right, name).toBeLessThanOrEqual(width);
      }
      await expectNoSidewaysScroll(page);
    });
  }

  await test.step('shows the progress with one more used car toward 12 units, and recorded figures next to hypothetical figures', async () => {
    const table = page.getByRole('table', { name: 'Race' });
    await expect(table.getByRole('row').filter({ hasText: '(you)' })).toBeVisible();
    const rowTexts = await table
      .locator('tbody tr')
      .evaluateAll(rows =>
        rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent?.trim() ?? '')),
      );
    const rowsBelowTarget = rowTexts.filter(cells => Number(cells[0]) < 11);
    expect(rowsBelowTarget.length).toBeGreaterThan(0);
    for (const cells of rowsBelowTarget) expect(cells[5]).toBe(`${Number(cells[0]) + 1} of 12`);

    const boxes = page.getByRole('region', { name: 'Race' });
    const owed = boxes.locator('div').filter({ hasText: 'Owed today' }).last().locator('dd');
    const recorded = await owed.first().textContent();
    await expect(owed).toHaveCount(1);
    const readHeight = () =>
      table
        .locator('tbody tr')
        .first()
        .evaluate(row => row.getBoundingClientRect().height);
    const before = await readHeight();
    const ownRow = page.getByRole('row').filter({ hasText: '(you)' });
    await ownRow.getByRole('button', { name: 'one more used' }).press('Enter');
    await page.getByRole('textbox', { name: /^Used units for/ }).fill('30');
    await expect(boxes.getByText(/^now /)).toHaveCount(4);
    await expect(owed.nth(1)).toHaveText(`now ${recorded}`);
    expect(Math.abs((await readHeight()) - before)).toBeLessThan(2);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(owed).toHaveText([String(recorded)]);
  });

  await test.step('keeps the row of the person with hypothetical sales visible above the banner', async () => {
    const addButtons = page.getByRole('button', { name: 'one more used' });
    await expect(addButtons.first()).toBeVisible();
    // Picks a row above the middle of the list, so that there is room to scroll.
    const addButton = addButtons.nth(Math.floor((await addButtons.count()) / 2));
    await addButton.evaluate(element => {
      element.scrollIntoView({ block: 'end' });
      element.ownerDocument.defaultView?.scrollBy({ top: 8 });
    });
    await addButton.click();
    const banner = page.getByRole('status').filter({ hasText: 'What-if – nothing is saved.' });
    await expect(banner).toBeVisible();
    const whatIfRow = page.getByRole('group', { name: /^What-if for / });
    const readBottom = async (element: typeof whatIfRow) => {
      const box = await element.boundingBox();
      return Number(box?.y) + Number(box?.height);
    };
    await expect(whatIfRow).toBeVisible();
    await expect(async () => {
      const top = Number((await banner.boundingBox())?.y);
      expect(await readBottom(whatIfRow)).toBeLessThan(top);
      expect(await readBottom(addButton)).toBeLessThan(top);
    }).toPass();
  });
});
