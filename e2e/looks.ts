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
    const counts = new Map<string, number>();
    const isPlainlyLarge = (target: typeof body, whole: typeof body) => {
      const [box] = target.getClientRects();
      if (!box) return false;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return [-LEAST / 2, -LEAST / 4, 0, LEAST / 4, LEAST / 2].every(
        far =>
          whole.contains(document.elementFromPoint(x + far, y)) &&
          whole.contains(document.elementFromPoint(x, y + far)),
      );
    };
    for (const target of body.querySelectorAll<typeof body>(pressed)) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (target.matches(listTotals)) continue;
      if (target.matches(':disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *')) continue;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const whole =
        target.closest<typeof body>('.MuiInputBase-root, .MuiPickersInputBase-root, label') ?? target;
      // Of those that are drawn alike, the first, second, fourth, eighth and so on are enough.
      const classes = [target, target.parentElement, whole].map(each => each?.className);
      const kind = [...classes, Math.round(width), Math.round(height)].join();
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (!Number.isInteger(Math.log2(count))) continue;
      // Most targets are plainly large enough where they are, which costs least to find out.
      if (isPlainlyLarge(target, whole)) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = target.getClientRects();
      if (!box || isPlainlyLarge(target, whole)) continue;
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

/** Lists the widths of wide content that are none of the three that screens have. */
export async function otherWidths(page: Page): Promise<number[]> {
  // Boards and lists take the page, less its padding.
  const widths = [1440 - 32, 1100, 760];
  // What stands below the head, or beside it; a text may be narrower than its place.
  const shown = await page.evaluate<number[]>(`[...document.querySelectorAll('main header ~ *')]
    .filter(part => part.checkVisibility() && getComputedStyle(part).display !== 'inline' && part.matches('div, section'))
    .map(part => part.offsetWidth)`);
  return shown.filter(width => width > 700 && !widths.includes(width));
}

/** Lists the headers of figures and columns, and those of what is read out in a chart. */
export const listHeaders = (page: Page): Promise<string[]> =>
  page
    .locator(':is(thead th, [role="columnheader"], dt, [data-head]):not(.MuiDrawer-root *)')
    .evaluateAll(all => [
      ...new Set(
        all
          .filter(head => head.checkVisibility())
          .map(head => (head.dataset.head ?? head.textContent).trim()),
      ),
    ]);

/** Lists the column headers whose description assistive technology does not find. */
export const listUndescribed = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(thead th, [role="columnheader"])')
    .evaluateAll(all =>
      all
        .filter(header => header.checkVisibility() && !header.getAttribute('aria-description'))
        .map(header => header.textContent),
    );

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

/**
 * Lists the links and buttons whose focus ring does not stand out from its ground by 3:1 (WCAG 1.4.11), each with that contrast.
 * The ring is the control's own, or that of a cell around it.
 */
export async function dimFocusRings(page: Page, within = 'body'): Promise<string[]> {
  // The browser draws rings only after a key was pressed.
  await page.keyboard.press('Tab');
  return page.locator(within).evaluate(async root => {
    const LEAST = 3;
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    type Each = typeof root;
    const document = root.ownerDocument;
    const styleOf = (element: Each) => {
      const style = document.defaultView?.getComputedStyle(element);
      if (!style) throw new Error('The page is gone.');
      return style;
    };
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    function read(color: string): Color {
      if (!context) throw new Error('The page draws nothing.');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    }
    const over = (top: Color, below: Color): Color =>
      [0, 1, 2].map(i => (top[i] ?? 0) * top[3] + (below[i] ?? 0) * (1 - top[3])).concat(1) as never;
    function groundOf(element: Each | null): Color {
      if (!element) return [255, 255, 255, 1];
      const color = read(styleOf(element).backgroundColor);
      return color[3] === 1 ? color : over(color, groundOf(element.parentElement));
    }
    function luminance(color: Color): number {
      const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map(part => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    function contrastOf(ringed: Each): number {
      const { outlineColor, outlineOffset } = styleOf(ringed);
      const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement);
      const [dark = 0, bright = 0] = [luminance(over(read(outlineColor), ground)), luminance(ground)].sort(
        (a, b) => a - b,
      );
      return (bright + 0.05) / (dark + 0.05);
    }
    function ringed(element: Each): Each | undefined {
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      return around.find((each): each is Each => {
        const { outlineStyle, outlineWidth } = each
          ? styleOf(each)
          : { outlineStyle: 'none', outlineWidth: '0' };
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      });
    }
    const dim = new Set<string>();
    for (const control of root.querySelectorAll<Each>('a[href], button:not(:disabled)')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
      control.focus({ preventScroll: true });
      // Material draws its ring once React has rendered again.
      await new Promise(done => setTimeout(done));
      if (document.activeElement !== control) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
      const ring = ringed(control);
      const contrast = ring ? contrastOf(ring) : 0;
      if (contrast < LEAST) dim.add(`${contrast.toFixed(2)}: ${name}`);
    }
    return [...dim];
  });
}
