// What is counted of how a screen looks, in the page itself.
import type { Locator, Page } from '@playwright/test';

/**
 * The targets that a finger cannot hit well, each with its size: how far from its middle a press still reaches it. A field's
 * frame and a label press what is in them. The link that skips the bar is for the keyboard alone.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator('body').evaluate(body => {
    const LEAST = 44;
    // The totals over a list are low, so that the list begins on the first screen.
    const listTotals = 'section > dl button';
    const document = body.ownerDocument;
    const pressed =
      'a[href]:not([href="#content"]), button, input, select, textarea, summary, [tabindex="0"]';
    const small = new Set<string>();
    for (const target of body.querySelectorAll(pressed)) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (target.matches(listTotals)) continue;
      if (target.matches(':disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *')) continue;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const whole = target.closest('.MuiInputBase-root, .MuiPickersInputBase-root, label') ?? target;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = target.getClientRects();
      if (!box) continue;
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (
          far < LEAST &&
          whole.contains(document.elementFromPoint(middle.x + dx * far, middle.y + dy * far))
        )
          far += 1;
        return far;
      };
      // The middle is counted from both sides, and a part of a pixel at each end.
      const wide = reach(1, 0) + reach(-1, 0);
      const high = reach(0, 1) + reach(0, -1);
      if (Math.min(wide, high) < LEAST)
        small.add(`${wide} × ${high}: ${target.getAttribute('aria-label') ?? target.textContent?.trim()}`);
    }
    return [...small];
  });
}

/** The texts that are drawn too small, each with its size. What only a screen reader is told is no larger than a pixel, or has no size. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.locator('body').evaluate(body => {
    const SHOW_TEXT = 4;
    const texts = body.ownerDocument.createTreeWalker(body, SHOW_TEXT);
    const small = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim();
      if (!words || !element?.checkVisibility()) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const { fontSize = '' } = body.ownerDocument.defaultView?.getComputedStyle(element) ?? {};
      const size = Number.parseFloat(fontSize);
      if (size > 0 && size < (element.closest('label') ? 13 : 12)) small.add(`${size} px: ${words}`);
    }
    return [...small];
  });
}

/** The tables without a frame around them or around what holds them, each with its name. A grid has its own. */
export function looseTables(page: Page): Promise<string[]> {
  return page.locator('main').evaluate(main => {
    const isFramed = (table: typeof main): boolean => {
      for (let each = table; each !== main && each.parentElement; each = each.parentElement) {
        const look = main.ownerDocument.defaultView?.getComputedStyle(each);
        if (look?.borderLeftWidth === '1px' && look.borderRadius !== '0px') return true;
      }
      return false;
    };
    return [...main.querySelectorAll('table')]
      .filter(table => table.checkVisibility() && !isFramed(table))
      .map(table => `no frame: ${table.getAttribute('aria-label') ?? table.textContent?.slice(0, 40)}`);
  });
}

/** The edges of the window that it reaches over. */
export const outside = (opened: Locator) =>
  opened.evaluate(paper => {
    const { left, top, right, bottom } = paper.getBoundingClientRect();
    const { innerWidth = 0, innerHeight = 0 } = paper.ownerDocument.defaultView ?? {};
    return Object.entries({
      left: left < 0,
      top: top < 0,
      right: right > innerWidth,
      bottom: bottom > innerHeight,
    }).flatMap(([edge, isOver]) => (isOver ? [edge] : []));
  });
