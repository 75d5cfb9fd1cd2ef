import type { Page } from '@playwright/test';

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Finds texts of a display that are cut off, smaller than 2.2 % of the height, or covered by another text.
 */
export const findLayoutFaults = (display: Page) =>
  display.locator('main').evaluate(main => {
    const { defaultView: view, documentElement: page } = main.ownerDocument;
    if (!view) throw new Error('A page on a screen has a view.');
    const walker = main.ownerDocument.createTreeWalker(main, view.NodeFilter.SHOW_TEXT);
    const texts: { text: string; size: number; box: Box; edges: Box[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      const range = main.ownerDocument.createRange();
      range.selectNodeContents(node);
      const edges: Box[] = [];
      for (let ancestor: typeof element | null = element; ancestor; ancestor = ancestor.parentElement)
        if (view.getComputedStyle(ancestor).overflowX !== 'visible') edges.push(ancestor.getBoundingClientRect());
      texts.push({
        text: node.textContent,
        size: Number.parseFloat(view.getComputedStyle(element).fontSize),
        box: range.getBoundingClientRect(),
        edges: [...edges, new view.DOMRect(0, 0, view.innerWidth, view.innerHeight)],
      });
    }
    // The space above and below letters may overlap, and a fraction of a pixel is invisible.
    const isWithin = ({ box, size }: (typeof texts)[number], edge: Box) =>
      box.left >= edge.left - 1 &&
      box.right <= edge.right + 1 &&
      box.top >= edge.top - size / 5 &&
      box.bottom <= edge.bottom + size / 5;
    const areOverlapping = (one: (typeof texts)[number], other: (typeof texts)[number]) =>
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
      Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > one.size / 3;
    return {
      cut: texts.filter(text => !text.edges.every(edge => isWithin(text, edge))).map(text => text.text),
      small: texts.filter(text => text.size < 0.0219 * view.innerHeight).map(text => text.text),
      covered: texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter(other => areOverlapping(one, other))
          .map(other => `${one.text} | ${other.text}`),
      ),
      isScrolled: page.scrollHeight > view.innerHeight + 8 || page.scrollWidth > view.innerWidth + 8,
    };
  });
