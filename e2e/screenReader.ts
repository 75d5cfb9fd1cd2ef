import type { Locator, Page } from '@playwright/test';

const ADDRESS = '/screen-reader.js';
const library = import.meta.resolve('@guidepup/virtual-screen-reader');

/** Puts a reader of screens beside the app: pages that are opened from now on have it. */
export async function withScreenReader(page: Page): Promise<void> {
  const path = new URL('index.browser.js', library).pathname;
  await page.route(`**${ADDRESS}`, route => route.fulfill({ path, contentType: 'text/javascript' }));
}

/** What a reader says besides: where a part ends, what an element is not, the place of a cell. */
const ASIDE =
  /, (not (disabled|read only|invalid|expanded|busy|selected)|has popup \w+|autocomplete in list|column (index|span) \d+|row (index|span) \d+|modal)/g;
const FRAME = /^(end\b.*|term|definition|strong|listitem,.*)$/;

/** What someone hears who goes through a part of the page, phrase by phrase. */
export async function heard(part: Locator): Promise<string[]> {
  const phrases = await part.evaluate(async (root, address): Promise<string[]> => {
    const { virtual } = await import(address);
    await virtual.start({ container: root });
    const [first] = await virtual.spokenPhraseLog();
    do await virtual.next();
    while ((await virtual.lastSpokenPhrase()) !== `end of ${first}`);
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log;
  }, ADDRESS);
  return phrases
    .filter(phrase => !FRAME.test(phrase))
    .map(phrase => phrase.replaceAll(ASIDE, '').replace(/^definition, /, ''))
    .filter((phrase, place, all) => phrase !== all[place - 1]);
}
