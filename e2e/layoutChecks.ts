// Checks of a screen's layout, run inside the page.
import type { Locator, Page } from '@playwright/test';

/**
 * Lists the controls that are too small for a finger, each with its size. The size is measured from the
 * center of the control to the last points where a tap still reaches the control. A tap on a field's frame or
 * label also reaches the field. The skip link is ignored, because it is used only by keyboard.
 */
export function listSmallTargets(page: Page): Promise<string[]> {
  return page.locator('body').evaluate(body => {
    const MINIMUM = 44;
    // The totals above a list have little height, so that the list starts on the first screen.
    const listTotals = 'section > dl button';
    const document = body.ownerDocument;
    const controls =
      'a[href]:not([href="#content"]), button, input, select, textarea, summary, [tabindex="0"]';
    const small = new Set<string>();
    const counts = new Map<string, number>();
    const isClearlyLarge = (target: typeof body, hitArea: typeof body) => {
      const [box] = target.getClientRects();
      if (!box) return false;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return [-MINIMUM / 2, -MINIMUM / 4, 0, MINIMUM / 4, MINIMUM / 2].every(
        distance =>
          hitArea.contains(document.elementFromPoint(x + distance, y)) &&
          hitArea.contains(document.elementFromPoint(x, y + distance)),
      );
    };
    for (const target of body.querySelectorAll<typeof body>(controls)) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (target.matches(listTotals)) continue;
      if (target.matches(':disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *')) continue;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const hitArea =
        target.closest<typeof body>('.MuiInputBase-root, .MuiPickersInputBase-root, label') ?? target;
      // Checks only the first, second, fourth, eighth control and so on among controls with the same styles.
      const classes = [target, target.parentElement, hitArea].map(each => each?.className);
      const kind = [...classes, Math.round(width), Math.round(height)].join();
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (!Number.isInteger(Math.log2(count))) continue;
      // Most controls are clearly large enough. This check is the cheapest, so it comes first.
      if (isClearlyLarge(target, hitArea)) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = target.getClientRects();
      if (!box || isClearlyLarge(target, hitArea)) continue;
      const center = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const reach = (dx: number, dy: number) => {
        let distance = 0;
        while (
          distance < MINIMUM &&
          hitArea.contains(document.elementFromPoint(center.x + dx * distance, center.y + dy * distance))
        )
          distance += 1;
        return distance;
      };
      // Each of the two directions counts the center and a fraction of a pixel at its end.
      const hitWidth = reach(1, 0) + reach(-1, 0);
      const hitHeight = reach(0, 1) + reach(0, -1);
      if (Math.min(hitWidth, hitHeight) < MINIMUM)
        small.add(
          `${hitWidth} × ${hitHeight}: ${target.getAttribute('aria-label') ?? target.textContent?.trim()}`,
        );
    }
    return [...small];
  });
}

/**
 * Lists the texts that are too small, each with its size. Ignores texts for screen readers, which are at most
 * one pixel large or have no size.
 */
export function listSmallTexts(page: Page): Promise<string[]> {
  return page.locator('body').evaluate(body => {
    const SHOW_TEXT = 4;
    const texts = body.ownerDocument.createTreeWalker(body, SHOW_TEXT);
    const small = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const content = text.textContent?.trim();
      if (!content || !element?.checkVisibility()) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const { fontSize = '' } = body.ownerDocument.defaultView?.getComputedStyle(element) ?? {};
      const size = Number.parseFloat(fontSize);
      if (size > 0 && size < (element.closest('label') ? 13 : 12)) small.add(`${size} px: ${content}`);
    }
    return [...small];
  });
}

/**
 * Lists by name the tables that have no frame around the table or its container. A grid has its own frame.
 */
export function listUnframedTables(page: Page): Promise<string[]> {
  return page.locator('main').evaluate(main => {
    const isFramed = (table: typeof main): boolean => {
      for (let each = table; each !== main && each.parentElement; each = each.parentElement) {
        const style = main.ownerDocument.defaultView?.getComputedStyle(each);
        if (style?.borderLeftWidth === '1px' && style.borderRadius !== '0px') return true;
      }
      return false;
    };
    return [...main.querySelectorAll('table')]
      .filter(table => table.checkVisibility() && !isFramed(table))
      .map(table => `no frame: ${table.getAttribute('aria-label') ?? table.textContent?.slice(0, 40)}`);
  });
}

/** Lists the widths of wide content that differ from all three page widths. */
export async function listUnexpectedWidths(page: Page): Promise<number[]> {
  // Boards and lists are as wide as the page without its padding.
  const widths = [1440 - 32, 1100, 760];
  // Measures elements below or next to the header, because a text may be narrower than its container.
  const visibleWidths = await page.evaluate<number[]>(`[...document.querySelectorAll('main header ~ *')]
    .filter(part => part.checkVisibility() && getComputedStyle(part).display !== 'inline' && part.matches('div, section'))
    .map(part => part.offsetWidth)`);
  return visibleWidths.filter(width => width > 700 && !widths.includes(width));
}

/** Lists the headers of figures and columns, and the names of values in a chart. */
export const listHeaders = (page: Page): Promise<string[]> =>
  page
    .locator(':is(thead th, [role="columnheader"], dt, [data-head]):not(.MuiDrawer-root *)')
    .evaluateAll(all => [
      ...new Set(
        all
          .filter(header => header.checkVisibility())
          .map(header => (header.dataset.head ?? header.textContent).trim()),
      ),
    ]);

/** Lists the column headers without a description for assistive technology. */
export const listUndescribed = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(thead th, [role="columnheader"])')
    .evaluateAll(all =>
      all
        .filter(header => header.checkVisibility() && !header.getAttribute('aria-description'))
        .map(header => header.textContent),
    );

/** Lists the window edges that an element extends beyond. */
export const listOverflowingEdges = (element: Locator) =>
  element.evaluate(target => {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const { innerWidth = 0, innerHeight = 0 } = target.ownerDocument.defaultView ?? {};
    return Object.entries({
      left: left < 0,
      top: top < 0,
      right: right > innerWidth,
      bottom: bottom > innerHeight,
    }).flatMap(([edge, isOver]) => (isOver ? [edge] : []));
  });

/**
 * Lists the links and buttons that have a focus ring with a contrast below 3:1 to the background (WCAG
 * 1.4.11). Each entry contains the contrast. The ring is drawn around the control or around its cell.
 */
export async function listDimFocusRings(page: Page, selector = 'body'): Promise<string[]> {
  // The browser only draws focus rings after a key press.
  await page.keyboard.press('Tab');
  return page.locator(selector).evaluate(async root => {
    const MINIMUM = 3;
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    type PageElement = typeof root;
    const document = root.ownerDocument;
    const getStyle = (element: PageElement) => {
      const style = document.defaultView?.getComputedStyle(element);
      if (!style) throw new Error('The page is gone.');
      return style;
    };
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    function parseColor(color: string): Color {
      if (!context) throw new Error('The page draws nothing.');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    }
    const blend = (top: Color, below: Color): Color =>
      [0, 1, 2].map(i => (top[i] ?? 0) * top[3] + (below[i] ?? 0) * (1 - top[3])).concat(1) as never;
    function findBackground(element: PageElement | null): Color {
      if (!element) return [255, 255, 255, 1];
      const color = parseColor(getStyle(element).backgroundColor);
      return color[3] === 1 ? color : blend(color, findBackground(element.parentElement));
    }
    function computeLuminance(color: Color): number {
      const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map(part => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    function measureContrast(ringedElement: PageElement): number {
      const { outlineColor, outlineOffset } = getStyle(ringedElement);
      const background = findBackground(
        Number.parseFloat(outlineOffset) < 0 ? ringedElement : ringedElement.parentElement,
      );
      const [dark = 0, bright = 0] = [
        computeLuminance(blend(parseColor(outlineColor), background)),
        computeLuminance(background),
      ].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    }
    function findRingedElement(element: PageElement): PageElement | undefined {
      const candidates = [element, element.parentElement, element.parentElement?.parentElement];
      return candidates.find((each): each is PageElement => {
        const { outlineStyle, outlineWidth } = each
          ? getStyle(each)
          : { outlineStyle: 'none', outlineWidth: '0' };
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      });
    }
    const dimRings = new Set<string>();
    for (const control of root.querySelectorAll<PageElement>('a[href], button:not(:disabled)')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
      control.focus({ preventScroll: true });
      // Material UI draws its ring once React has rendered again.
      await new Promise(done => setTimeout(done));
      if (document.activeElement !== control) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
      const ring = findRingedElement(control);
      const contrast = ring ? measureContrast(ring) : 0;
      if (contrast < MINIMUM) dimRings.add(`${contrast.toFixed(2)}: ${name}`);
    }
    return [...dimRings];
  });
}
