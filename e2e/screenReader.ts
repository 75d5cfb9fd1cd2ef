import type { Locator, Page } from '@playwright/test';

const SCRIPT_PATH = '/screen-reader.js';
const library = import.meta.resolve('@guidepup/virtual-screen-reader');

/** Makes a virtual screen reader available to pages that are opened from now on. */
export async function serveScreenReader(page: Page): Promise<void> {
  const path = new URL('index.browser.js', library).pathname;
  await page.route(`**${SCRIPT_PATH}`, route => route.fulfill({ path, contentType: 'text/javascript' }));
}

/** Details that tests ignore: negative states, popups, positions of rows and columns. */
const IGNORED_DETAILS =
  /, (not (disabled|read only|invalid|expanded|busy|selected)|has popup \w+|autocomplete in list|column (index|span) \d+|row (index|span) \d+|modal)/g;
const IGNORED_PHRASES = /^(end\b.*|term|definition|strong|listitem,.*)$/;

/** Returns what a screen reader announces for a region of the page as a list of phrases. */
export async function readAloud(region: Locator): Promise<string[]> {
  const phrases = await region.evaluate(async (root, address): Promise<string[]> => {
    const { virtual } = await import(address);
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
