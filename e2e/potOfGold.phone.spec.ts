import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './board.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const HEADS = [
  'Total Sold',
  'To 12',
  'Used Sold',
  'Fast Start',
  'Total Spiff',
  'One more used',
  'At this pace',
];

/** Of each figure of a row: its name above it, where its cell begins and ends, and whether its text fits into it. */
const cellsOf = (page: Page) =>
  page
    .getByRole('row')
    .filter({ hasText: '(you)' })
    .locator('td')
    .evaluateAll(cells =>
      cells.map(cell => {
        const { left, right } = cell.getBoundingClientRect();
        const head = cell.ownerDocument.defaultView?.getComputedStyle(cell, '::before').content;
        return { head, left, right, isCut: cell.scrollWidth > cell.clientWidth + 1 };
      }),
    );

test('shows the pot and every figure of the race, recorded and supposed', async ({ page }) => {
  await signInAs(page, people.salesperson, '/potofgold');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Race' }).tap();
  // The table has a row of one's own, too.
  await expect(page.getByRole('table', { name: 'Race' })).toBeVisible();

  for (const width of [360, 390]) {
    await test.step(`shows every figure below its name at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('row').filter({ hasText: '(you)' })).toBeVisible();
      const cells = await cellsOf(page);
      for (const [at, name] of HEADS.entries()) {
        const { head, left = 0, right = 0, isCut } = cells[at] ?? {};
        expect(head, name).toContain(name);
        expect(right - left, name).toBeGreaterThan(40);
        expect(isCut, name).toBe(false);
        expect(right, name).toBeLessThanOrEqual(width);
      }
      await expectNoSidewaysScroll(page);
    });
  }

  await test.step('says how far one more used leads below 12, and what is recorded beside what is supposed', async () => {
    const table = page.getByRole('table', { name: 'Race' });
    await expect(table.getByRole('row').filter({ hasText: '(you)' })).toBeVisible();
    const sold = await table
      .locator('tbody tr')
      .evaluateAll(rows =>
        rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent?.trim() ?? '')),
      );
    const below = sold.filter(cells => Number(cells[0]) < 11);
    expect(below.length).toBeGreaterThan(0);
    for (const cells of below) expect(cells[5]).toBe(`${Number(cells[0]) + 1} of 12`);

    const boxes = page.getByRole('region', { name: 'The race' });
    const owed = boxes.locator('div').filter({ hasText: 'Owed today' }).last().locator('dd');
    const recorded = await owed.first().textContent();
    await expect(owed).toHaveCount(1);
    const height = () =>
      table
        .locator('tbody tr')
        .first()
        .evaluate(row => row.getBoundingClientRect().height);
    const before = await height();
    const own = page.getByRole('row').filter({ hasText: '(you)' });
    await own.getByRole('button', { name: 'one more used' }).press('Enter');
    await page.getByRole('textbox', { name: /^Used units of/ }).fill('30');
    await expect(boxes.getByText(/^recorded /)).toHaveCount(4);
    await expect(owed.nth(1)).toHaveText(`recorded ${recorded}`);
    expect(Math.abs((await height()) - before)).toBeLessThan(2);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(owed).toHaveText([String(recorded)]);
  });

  await test.step('keeps the person who is supposed to sell in sight above the banner', async () => {
    const add = page.getByRole('button', { name: 'one more used' });
    await expect(add.first()).toBeVisible();
    // Above the middle of the list, so that there is room to scroll.
    const pressed = add.nth(Math.floor((await add.count()) / 2));
    await pressed.evaluate(element => {
      element.scrollIntoView({ block: 'end' });
      element.ownerDocument.defaultView?.scrollBy({ top: 8 });
    });
    await pressed.click();
    const banner = page.getByRole('status').filter({ hasText: 'What if: nothing is stored.' });
    await expect(banner).toBeVisible();
    const line = page.getByRole('group', { name: /^What if, / });
    const bottomOf = async (place: typeof line) => {
      const box = await place.boundingBox();
      return Number(box?.y) + Number(box?.height);
    };
    await expect(line).toBeVisible();
    await expect(async () => {
      const top = Number((await banner.boundingBox())?.y);
      expect(await bottomOf(line)).toBeLessThan(top);
      expect(await bottomOf(pressed)).toBeLessThan(top);
    }).toPass();
  });
});
