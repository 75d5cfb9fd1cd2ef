import { NetworkMonitor } from '../scripts/test/browser.ts';
import { failRequests } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test.describe('the page before the app has loaded', () => {
  test.use({ colorScheme: 'dark' });

  test('shows the bar and the background in the color scheme of the system or the user', async ({ page }) => {
    const scripts = '**/assets/*.js';
    const readBackground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    for (const scheme of ['dark', 'light']) {
      await page.route(scripts, () => undefined);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(page.getByText('Salesfloor', { exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      const paintedColor = await readBackground();
      await page.unroute(scripts);
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Salesfloor' })).toBeVisible();
      expect(await readBackground()).toBe(paintedColor);
      await page.evaluate('localStorage.setItem("themeMode", "light")');
    }
  });
});

for (const [path, maxKilobytes] of [
  ['/login', 140],
  ['/', 335],
  ['/hog', 430],
  ['/playground', 1_200],
] as const) {
  test(`loads ${path} with at most ${maxKilobytes} KB of scripts and 25 requests`, async ({ page }) => {
    const networkMonitor = await NetworkMonitor.start(await page.context().newCDPSession(page));
    await (path === '/login' ? page.goto(path) : signInAs(page, people.salesManager, path));
    await networkMonitor.waitUntilIdle();
    expect(networkMonitor.requests.length, networkMonitor.requests.join('\n')).toBeLessThanOrEqual(25);
    expect(networkMonitor.scriptBytes).toBeLessThanOrEqual(maxKilobytes * 1_000);
  });
}

test('serves scripts compressed, cacheable forever and without the security headers of HTML documents', async ({
  page,
}) => {
  const scriptResponse = page.waitForResponse(/\/assets\/foundation-.*\.js/);
  await page.goto('/login');
  const headers = (await scriptResponse).headers();
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toBeUndefined();
});

test('shows a skeleton below the bar while a screen loads, and a retry button after a failed request', async ({
  page,
}) => {
  await signInAs(page, people.salesManager);
  await test.step('shows a skeleton below the bar until the code of a screen has loaded', async () => {
    let release = () => {};
    const released = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/assets/HogPage-*.js', async route => {
      await released;
      await route.continue();
    });
    await page.getByRole('link', { name: 'HOG', exact: true }).click();
    await expect(page.getByRole('main').getByText('Loading...')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Hog' })).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: 'Hog' })).toBeVisible();
  });
  await test.step('keeps the bar when the data cannot be loaded, and states that typed input is safe', async () => {
    const restore = await failRequests(page);
    await page.goto('/hog');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(
      'Check your connection and try again. Anything you typed is saved on this device.',
    );
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TICK' }),
    ).toBeVisible();
    restore();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Hog' })).toBeVisible();
  });
});
