import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Expects that axe finds nothing on what is shown, in either color scheme. Only contrast depends on the scheme. */
export async function expectUsableByAll(page: Page): Promise<void> {
  const scheme = await page.locator('html').getAttribute('data-color-scheme');
  expect(await faults(page)).toEqual([]);
  await showScheme(page, scheme === 'dark' ? 'light' : 'dark');
  expect(await faults(page, CONTRAST)).toEqual([]);
}

export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}

const STILL = `Promise.allSettled(document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)
  .map(({ finished }) => finished)).then(() => {})`;

/** Until what comes and goes stands still: half of its colour is not what people read. */
export const untilStill = (page: Page): Promise<unknown> => page.evaluate(STILL);

/** The attribute of the elements whose contrast is measured. */
const SAMPLE = 'data-contrast-sample';

/** Contrast takes most of axe's time, and every cell of a column has the same: only samples of each kind are measured. */
const MEASURE_SAMPLES = `axe.configure({ rules: [{ id: 'color-contrast', selector: '[${SAMPLE}]' }] })`;

/**
 * Marks samples of each combination of text color, size and weight and of the backgrounds below it: the first element, the
 * second, fourth, eighth and so on, because axe cannot measure each of them.
 */
const MARK_SAMPLES = `
  for (const marked of document.querySelectorAll('[${SAMPLE}]')) marked.removeAttribute('${SAMPLE}');
  const counts = new Map();
  for (const element of document.body.querySelectorAll('*')) {
    const texts = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
    // axe does not measure a single character.
    const isText = texts.map(({ data }) => data).join('').trim().length > 1;
    if (!isText && !element.matches('input, select, textarea')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null;
    const parts = [color, fontSize, fontWeight, textShadow, isDisabled];
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(each);
      parts.push(backgroundColor, backgroundImage, opacity, position);
    }
    const kind = parts.join();
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (Number.isInteger(Math.log2(count))) element.setAttribute('${SAMPLE}', '');
  }`;

/** Of the faults, only those of contrast. */
export const CONTRAST: axe.RunOptions = { runOnly: 'color-contrast' };

/** Lists the axe rules that the page breaks as it is shown, each with where. No frame holds another: one pass sees all of it. */
export async function faults(page: Page, options: axe.RunOptions = {}) {
  // It is read once for each page that is loaded: that takes longer than to look at a screen.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axe.source};${MEASURE_SAMPLES}`);
  await untilStill(page);
  const runOptions: axe.RunOptions = { resultTypes: ['violations'], ...options };
  const { violations } = await page.evaluate<axe.AxeResults>(
    `(() => { ${MARK_SAMPLES} return axe.run(${JSON.stringify(runOptions)}); })()`,
  );
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target),
  }));
}
