// `npm run pictures`: takes new screenshots for README.md from a fresh demo store, into docs/pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildStale } from './build.ts';
import { type Demo, withDemo } from './process/demo.ts';

const FOLDER = 'docs/pictures';
const PERSON = 'Mara Voss';
const SIZE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const SCHEMES = ['light', 'dark'] as const;

/**
 * Size limit of a screenshot, so that the page on GitHub loads fast. The quality is reduced until the
 * screenshot fits.
 */
const MAX_BYTES = 120_000;
const QUALITIES = [90, 80, 70, 60, 50, 40];

/** The screens, each with the selector of an element that exists only when the screen is complete. */
const screens = [
  { name: 'hog', path: '/hog', readySelector: '[role=row][data-id] >> nth=10' },
  { name: 'tick', path: '/tick', readySelector: '.MuiLineChart-line >> nth=0' },
];

async function takePictures(demo: Demo): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const storageState = await demo.signIn(PERSON);
  for (const colorScheme of SCHEMES) {
    const context = await demo.browser.newContext({
      ...SIZE,
      ...{ storageState, colorScheme, baseURL: demo.baseUrl, reducedMotion: 'reduce', locale: 'en-US' },
    });
    for (const { name, path, readySelector } of screens) {
      const page = await context.newPage();
      await page.goto(path);
      await page.locator(readySelector).waitFor();
      await page.getByText('Loading...').first().waitFor({ state: 'detached' });
      const file = join(FOLDER, `${name}-${colorScheme}.webp`);
      const picture = await takeSmallPicture(page);
      writeFileSync(file, picture);
      console.log(`${file}: ${(picture.length / 1_000).toFixed(0)} KB`);
    }
    await context.close();
  }
}

/** Returns a screenshot as WebP, a format that Playwright's screenshots do not offer. */
async function takeSmallPicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= MAX_BYTES) return picture;
  }
  throw new Error(`The screenshot of ${page.url()} is larger than ${MAX_BYTES} bytes at any quality.`);
}

const built = await buildStale();
if (built.code === 0) await withDemo(takePictures);
else process.exitCode = 1;
