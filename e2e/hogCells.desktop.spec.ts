import type { Locator } from '@playwright/test';
import { cell, recordOwnDeals, row } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** How many pixels of a place's texts are cut off without an ellipsis, or lie under a mark. */
const hiddenPixels = (place: Locator): Promise<number> =>
  place.evaluate(element => {
    const { ownerDocument: page } = element;
    const styleOf = (box: typeof element) => page.defaultView?.getComputedStyle(box);
    const edges: number[] = [0];
    const texts = page.createTreeWalker(element, 4); // text nodes
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('svg')) continue;
      const range = page.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()];
      let box = text.parentElement;
      while (box && box !== element && styleOf(box)?.display === 'inline') box = box.parentElement;
      const style = box && styleOf(box);
      const hasEllipsis = style?.textOverflow === 'ellipsis' && style.display !== 'flex';
      if (!hasEllipsis && box) {
        const frame = box.closest('[role=gridcell]')?.getBoundingClientRect();
        const isClipped = style?.overflowX !== 'visible';
        const { left, right } = isClipped || !frame ? box.getBoundingClientRect() : frame;
        edges.push(...rects.flatMap(rect => [rect.right - right, left - rect.left]));
      }
      for (const mark of element.querySelectorAll('[role=img]')) {
        const covers = mark.getBoundingClientRect();
        // Of a line, the letters fill the middle.
        const isBeside = (rect: (typeof rects)[number]) =>
          covers.bottom > rect.top + 3 && covers.top < rect.bottom - 3;
        for (const rect of rects.filter(isBeside))
          edges.push(Math.min(rect.right, covers.right) - Math.max(rect.left, covers.left));
      }
    }
    return Math.round(Math.max(...edges));
  });

for (const width of [1024, 1440]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a saved amount is seen whole below its mark, and a long vehicle ends in an ellipsis', async ({
      page,
    }) => {
      const car_info = '2026 Chevrolet Silverado 2500HD High Country Extended Sunroof';
      const { word, numbers } = await recordOwnDeals(page, 2, { car_info });
      await signInAs(page, people.salesManager, `/hog?search=${word}`);
      await expect(row(page, numbers[1])).toBeVisible();
      for (const [number, typed, shown] of [
        [numbers[0], '1200', '$1,200.00'],
        [numbers[1], '-12345.67', '-$12,345.67'],
      ] as const) {
        const front = cell(page, number, 'frontGross');
        await front.click();
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
        await expect(front.getByRole('img', { name: 'Saved' })).toBeVisible();
        expect(await hiddenPixels(front)).toBe(0);
        for (const place of [front, cell(page, number, 'totalGross')]) {
          const figure = place.getByText(shown, { exact: true });
          expect(await figure.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        }
      }
      expect(await hiddenPixels(cell(page, numbers[0], 'carInfo'))).toBe(0);
    });

    for (const path of ['/hog', '/activity']) {
      test(`no text of ${path} is cut without an ellipsis`, async ({ page }) => {
        await signInAs(page, people.salesManager, `${path}?period=last-3-months`);
        await expect(page.getByRole('row').nth(5)).toBeVisible();
        const cut: string[] = [];
        for (const each of await page.getByRole('gridcell').all()) {
          if ((await hiddenPixels(each)) === 0) continue;
          cut.push(`${await each.getAttribute('data-field')}: ${await each.textContent()}`);
        }
        expect(cut).toEqual([]);
      });
    }
  });
}
