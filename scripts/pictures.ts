// `npm run pictures`: takes the pictures of README.md anew, of a fresh demo store, into docs/pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildStale } from './build.ts';
import { type Demo, onDemo } from './process/demo.ts';

const FOLDER = 'docs/pictures';
const WHO = 'Mara Voss';
const SIZE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const SCHEMES = ['light', 'dark'] as const;

/** What a page of GitHub may take to load; each quality is tried until the picture is small enough. */
const MOST_BYTES = 120_000;
const QUALITIES = [90, 80, 70, 60, 50, 40];

/** A screen, and what is on it once it is whole. */
const screens = [
  { name: 'hog', path: '/hog', part: '[role=row][data-id] >> nth=10' },
  { name: 'tick', path: '/tick', part: '.MuiLineChart-line >> nth=0' },
];

async function takePictures(demo: Demo): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const storageState = await demo.signIn(WHO);
  for (const colorScheme of SCHEMES) {
    const context = await demo.browser.newContext({
      ...SIZE,
      ...{ storageState, colorScheme, baseURL: demo.baseUrl, reducedMotion: 'reduce', locale: 'en-US' },
    });
    for (const { name, path, part } of screens) {
      const page = await context.newPage();
      await page.goto(path);
      await page.locator(part).waitFor();
      await page.getByText('Loading...').first().waitFor({ state: 'detached' });
      const file = join(FOLDER, `${name}-${colorScheme}.webp`);
      const picture = await smallPicture(page);
      writeFileSync(file, picture);
      console.log(`${file}: ${(picture.length / 1_000).toFixed(0)} KB`);
    }
    await context.close();
  }
}

/** The page as WebP, which Playwright's own pictures cannot be. */
async function smallPicture(page: Page): Promise<Buffer> {
  const line = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await line.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`A picture of ${page.url()} is larger than ${MOST_BYTES} bytes at any quality.`);
}

const built = await buildStale();
if (built.code === 0) await onDemo(takePictures);
else process.exitCode = 1;
