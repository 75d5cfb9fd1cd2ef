import type { Locator } from '@playwright/test';
import { cell, recordOwnDeals, searchHog } from './hogDeals.ts';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

type Cut = { cell: string; pixels: number };

/** Lists the cells whose texts are cut off without an ellipsis or lie under a mark, and by how many pixels. */
const listCutTexts = (cells: Locator): Promise<Cut[]> =>
  cells.evaluateAll(found => {
    type Cell = (typeof found)[number];
    const styleOf = (box: Cell) => box.ownerDocument.defaultView?.getComputedStyle(box);
    function countHiddenPixels(cell: Cell): number {
      const edges: number[] = [0];
      const texts = cell.ownerDocument.createTreeWalker(cell, 4); // text nodes
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('svg')) continue;
        const range = cell.ownerDocument.createRange();
        range.selectNodeContents(text);
        const rects = [...range.getClientRects()];
        let box = text.parentElement;
        while (box && box !== cell && styleOf(box)?.display === 'inline') box = box.parentElement;
        const style = box && styleOf(box);
        const hasEllipsis = style?.textOverflow === 'ellipsis' && style.display !== 'flex';
        if (!hasEllipsis && box) {
          const frame = box.closest('[role=gridcell]')?.getBoundingClientRect();
          const isClipped = style?.overflowX !== 'visible';
          const { left, right } = isClipped || !frame ? box.getBoundingClientRect() : frame;
          edges.push(...rects.flatMap(rect => [rect.right - right, left - rect.left]));
        }
        for (const mark of cell.querySelectorAll('[role=img]')) {
          const covers = mark.getBoundingClientRect();
          // The letters fill the middle of a line.
          const isBeside = (rect: (typeof rects)[number]) =>
            covers.bottom > rect.top + 3 && covers.top < rect.bottom - 3;
          for (const rect of rects.filter(isBeside))
            edges.push(Math.min(rect.right, covers.right) - Math.max(rect.left, covers.left));
        }
      }
      return Math.round(Math.max(...edges));
    }
    return found
      .map(cell => ({
        cell: `${cell.getAttribute('data-field')}: ${cell.textContent}`,
        pixels: countHiddenPixels(cell),
      }))
      .filter(({ pixels }) => pixels > 0);
  });

/** Requires that an amount in a cell is as wide as its text. */
async function expectWholeAmount(cellOfAmount: Locator, amount: string): Promise<void> {
  const figure = cellOfAmount.getByText(amount, { exact: true });
  await expect(figure).toBeVisible();
  expect(await figure.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

const AMOUNTS = {
  1024: ['$1,200.00', '-$12,345.67'],
  1440: ['$1,300.00', '-$12,345.68'],
} as const;

test('shows texts and amounts whole or with an ellipsis at 1024 and 1440 px', async ({ page }) => {
  const car_info = '2026 Chevrolet Silverado 2500HD High Country Extended Sunroof';
  const deals = await recordOwnDeals(page, 2, { car_info });
  const [first, second] = deals.numbers;
  const cells = page.getByRole('gridcell');
  async function expectNoCutText() {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('row').nth(5)).toBeVisible();
      // The grid measures its columns again after the window has changed.
      await expect.poll(() => listCutTexts(cells), `at ${width} px`).toEqual([]);
      await expect.poll(() => cells.count()).toBeGreaterThan(50);
    }
  }
  let pauses = 0;
  await page.clock.install();
  await signInAs(page, people.salesManager, '/hog?period=last-3-months');
  await test.step('cuts no text of Hog', expectNoCutText);

  await searchHog(page, deals);
  for (const [width, [amount, negative]] of Object.entries(AMOUNTS)) {
    await test.step(`shows an amount whole below its mark at ${width} px`, async () => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      // The mark of a save disappears after a time, which this holds back.
      await page.clock.pauseAt(new Date(Date.now() + 60_000 * ++pauses));
      await cell(page, first, 'frontGross').click();
      for (const typed of [amount, negative]) {
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
      }
      for (const [number, saved] of [
        [first, amount],
        [second, negative],
      ] as const) {
        const front = cell(page, number, 'frontGross');
        await expect(front.getByRole('img', { name: 'Saved' })).toBeVisible();
        await expect.poll(() => listCutTexts(front)).toEqual([]);
        await expectWholeAmount(front, saved);
        await expectWholeAmount(cell(page, number, 'totalGross'), saved);
      }
      await page.clock.resume();
      await expect.poll(() => listCutTexts(cell(page, first, 'carInfo'))).toEqual([]);
    });
  }

  await openScreen(page, '/activity?period=last-3-months');
  await test.step('cuts no text of Activity', expectNoCutText);
});
