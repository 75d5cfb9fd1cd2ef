import type { Locator } from '@playwright/test';
import { createDeals, hogCell, searchHog } from './deals.ts';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

type CutText = { cell: string; pixels: number };

/**
 * Lists the cells with text that is cut off without an ellipsis or covered by an icon, with the number of
 * hidden pixels.
 */
const listCutTexts = (cells: Locator): Promise<CutText[]> =>
  cells.evaluateAll(cellElements => {
    type Cell = (typeof cellElements)[number];
    const getStyle = (box: Cell) => box.ownerDocument.defaultView?.getComputedStyle(box);
    function countHiddenPixels(cell: Cell): number {
      const edges: number[] = [0];
      const texts = cell.ownerDocument.createTreeWalker(cell, 4); // visits only text nodes
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('svg')) continue;
        const range = cell.ownerDocument.createRange();
        range.selectNodeContents(text);
        const rects = [...range.getClientRects()];
        let box = text.parentElement;
        while (box && box !== cell && getStyle(box)?.display === 'inline') box = box.parentElement;
        const style = box && getStyle(box);
        const hasEllipsis = style?.textOverflow === 'ellipsis' && style.display !== 'flex';
        if (!hasEllipsis && box) {
          const frame = box.closest('[role=gridcell]')?.getBoundingClientRect();
          const isClipped = style?.overflowX !== 'visible';
          const { left, right } = isClipped || !frame ? box.getBoundingClientRect() : frame;
          edges.push(...rects.flatMap(rect => [rect.right - right, left - rect.left]));
        }
        for (const icon of cell.querySelectorAll('[role=img]')) {
          const iconBox = icon.getBoundingClientRect();
          // Letters fill only the middle of a line. An icon may overlap the empty 3 px above and below them.
          const isOnSameLine = (rect: (typeof rects)[number]) =>
            iconBox.bottom > rect.top + 3 && iconBox.top < rect.bottom - 3;
          for (const rect of rects.filter(isOnSameLine))
            edges.push(Math.min(rect.right, iconBox.right) - Math.max(rect.left, iconBox.left));
        }
      }
      return Math.round(Math.max(...edges));
    }
    return cellElements
      .map(cell => ({
        cell: `${cell.getAttribute('data-field')}: ${cell.textContent}`,
        pixels: countHiddenPixels(cell),
      }))
      .filter(({ pixels }) => pixels > 0);
  });

/** Asserts that an amount in a cell is not cut off. */
async function expectWholeAmount(amountCell: Locator, amount: string): Promise<void> {
  const figure = amountCell.getByText(amount, { exact: true });
  await expect(figure).toBeVisible();
  expect(await figure.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

const AMOUNTS = {
  1024: ['$1,200.00', '-$12,345.67'],
  1440: ['$1,300.00', '-$12,345.68'],
} as const;

test('shows texts and amounts in the grids in full or with an ellipsis at widths of 1024 and 1440 px', async ({
  page,
}) => {
  const car_info = '2026 Chevrolet Silverado 2500HD High Country Extended Sunroof';
  const deals = await createDeals(page, 2, { car_info });
  const [first, second] = deals.numbers;
  const cells = page.getByRole('gridcell');
  async function expectNoCutText() {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('row').nth(5)).toBeVisible();
      // The grid measures its columns again after the window was resized.
      await expect.poll(() => listCutTexts(cells), `at ${width} px`).toEqual([]);
      await expect.poll(() => cells.count()).toBeGreaterThan(50);
    }
  }
  let pauses = 0;
  await page.clock.install();
  await signInAs(page, people.salesManager, '/hog?period=last-3-months');
  await test.step('cuts off no text in Hog without an ellipsis', expectNoCutText);

  await searchHog(page, deals);
  for (const [width, [amount, negative]] of Object.entries(AMOUNTS)) {
    await test.step(`shows an amount in full below its icon at ${width} px`, async () => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      // Stops the clock, because the icon of a saved cell disappears after a few seconds.
      await page.clock.pauseAt(new Date(Date.now() + 60_000 * ++pauses));
      await hogCell(page, first, 'frontGross').click();
      for (const typedAmount of [amount, negative]) {
        await page.keyboard.type(typedAmount);
        await page.keyboard.press('Enter');
      }
      for (const [number, savedAmount] of [
        [first, amount],
        [second, negative],
      ] as const) {
        const frontGross = hogCell(page, number, 'frontGross');
        await expect(frontGross.getByRole('img', { name: 'Saved' })).toBeVisible();
        await expect.poll(() => listCutTexts(frontGross)).toEqual([]);
        await expectWholeAmount(frontGross, savedAmount);
        await expectWholeAmount(hogCell(page, number, 'totalGross'), savedAmount);
      }
      await page.clock.resume();
      await expect.poll(() => listCutTexts(hogCell(page, first, 'carInfo'))).toEqual([]);
    });
  }

  await openScreen(page, '/activity?period=last-3-months');
  await test.step('cuts off no text in Activity without an ellipsis', expectNoCutText);
});
