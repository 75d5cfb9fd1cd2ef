import { Wire } from '../scripts/test/wire.ts';
import { badLine } from './badLine.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test.describe('before the app is loaded', () => {
  test.use({ colorScheme: 'dark' });

  test('paints the bar and the background of the app, in the scheme of the system or the chosen one', async ({
    page,
  }) => {
    const scripts = '**/assets/*.js';
    const readBackground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    for (const scheme of ['dark', 'light']) {
      await page.route(scripts, () => undefined);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(page.getByText('Salesfloor', { exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      const painted = await readBackground();
      await page.unroute(scripts);
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Salesfloor' })).toBeVisible();
      expect(await readBackground()).toBe(painted);
      await page.evaluate('localStorage.setItem("themeMode", "light")');
    }
  });
});

for (const [path, most] of [
  ['/login', 140],
  ['/', 335],
  ['/hog', 430],
  ['/playground', 1_200],
] as const) {
  test(`${path} loads at most ${most} KB of scripts, and not more than 25 files and answers`, async ({
    page,
  }) => {
    const wire = await Wire.of(await page.context().newCDPSession(page));
    await (path === '/login' ? page.goto(path) : signInAs(page, people.salesManager, path));
    await wire.atRest();
    expect(wire.requests.length, wire.requests.join('\n')).toBeLessThanOrEqual(25);
    expect(wire.scriptBytes).toBeLessThanOrEqual(most * 1_000);
  });
}

test('scripts come packed, to be kept for ever, without the headers of a document', async ({ page }) => {
  const isScript = page.waitForResponse(/\/assets\/foundation-.*\.js/);
  await page.goto('/login');
  const headers = (await isScript).headers();
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toBeUndefined();
});

test('shows the bar and a skeleton while a screen loads, and how to go on when it cannot be read', async ({
  page,
}) => {
  await signInAs(page, people.salesManager);
  await test.step('shows a skeleton under the bar until the code of a screen is loaded', async () => {
    let letGo = () => {};
    const isHeld = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await page.route('**/assets/HogPage-*.js', async route => {
      await isHeld;
      await route.continue();
    });
    await page.getByRole('link', { name: 'HOG', exact: true }).click();
    await expect(page.getByRole('main').getByText('Loading...')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Hog' })).toBeHidden();
    letGo();
    await expect(page.getByRole('heading', { name: 'Hog' })).toBeVisible();
  });
  await test.step('keeps the bar when nothing can be read, and says that work is safe', async () => {
    const mend = await badLine(page);
    await page.goto('/hog');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(
      'Check your connection and try again. What you typed is kept in this browser.',
    );
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TICK' }),
    ).toBeVisible();
    mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Hog' })).toBeVisible();
  });
});
