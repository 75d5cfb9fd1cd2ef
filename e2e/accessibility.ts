import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Asserts that axe finds no violations on the current screen, in both color schemes. In the second color
 * scheme, only the contrast is checked, because the results of all other rules are equal.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const scheme = await page.locator('html').getAttribute('data-color-scheme');
  expect(await findViolations(page)).toEqual([]);
  await showScheme(page, scheme === 'dark' ? 'light' : 'dark');
  expect(await findViolations(page, CONTRAST)).toEqual([]);
}

export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}

const ANIMATIONS_FINISHED = `Promise.allSettled(document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)
  .map(({ finished }) => finished)).then(() => {})`;

/**
 * Resolves when all running animations have finished. A half-faded color has a different contrast from the
 * final color.
 */
export const waitForAnimations = (page: Page): Promise<unknown> => page.evaluate(ANIMATIONS_FINISHED);

/** Attribute that marks the elements for which axe checks the contrast. */
const SAMPLE = 'data-contrast-sample';

/**
 * Script that limits the contrast check to samples. This check takes most of axe's time, and all cells of a
 * column have the same contrast.
 */
const MEASURE_SAMPLES = `axe.configure({ rules: [{ id: 'color-contrast', selector: '[${SAMPLE}]' }] })`;

/**
 * Script that marks sample elements for each combination of text color, size, weight and backgrounds below
 * the text. The script marks the first, second, fourth, eighth element and so on, because measuring every
 * element would take axe too long.
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
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(ancestor);
      parts.push(backgroundColor, backgroundImage, opacity, position);
    }
    const kind = parts.join();
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (Number.isInteger(Math.log2(count))) element.setAttribute('${SAMPLE}', '');
  }`;

/** Options that restrict axe to the contrast rule. */
export const CONTRAST: axe.RunOptions = { runOnly: 'color-contrast' };

/**
 * Lists the axe rules that the current page violates, with the violating elements.
 * The app has no nested frames, so one run covers the whole page.
 */
export async function findViolations(page: Page, options: axe.RunOptions = {}) {
  // Injects axe once per loaded page, because parsing it takes longer than a run.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axe.source};${MEASURE_SAMPLES}`);
  await waitForAnimations(page);
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

const SCRIPT_PATH = '/screen-reader.js';
const library = import.meta.resolve('@guidepup/virtual-screen-reader');

/** Makes a virtual screen reader available to pages that are opened from now on. */
export async function serveScreenReader(page: Page): Promise<void> {
  const path = new URL('index.browser.js', library).pathname;
  await page.route(`**${SCRIPT_PATH}`, route => route.fulfill({ path, contentType: 'text/javascript' }));
}

/** Details that `readAloud` removes from a phrase: negative states, popups, positions of rows and columns. */
const IGNORED_DETAILS =
  /, (not (disabled|read only|invalid|expanded|busy|selected)|has popup \w+|autocomplete in list|column (index|span) \d+|row (index|span) \d+|modal)/g;
const IGNORED_PHRASES = /^(end\b.*|term|definition|strong|listitem,.*)$/;

/** Returns what a screen reader announces for a region of the page as a list of phrases. */
export async function readAloud(region: Locator): Promise<string[]> {
  const phrases = await region.evaluate(async (root, path): Promise<string[]> => {
    const { virtual } = await import(path);
    await virtual.start({ container: root });
    const [first] = await virtual.spokenPhraseLog();
    do await virtual.next();
    while ((await virtual.lastSpokenPhrase()) !== `end of ${first}`);
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log;
  }, SCRIPT_PATH);
  return phrases
    .filter(phrase => !IGNORED_PHRASES.test(phrase))
    .map(phrase => phrase.replaceAll(IGNORED_DETAILS, '').replace(/^definition, /, ''))
    .filter((phrase, index, all) => phrase !== all[index - 1]);
}
