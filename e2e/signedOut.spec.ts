import { expectUsableByAll } from './axe.ts';
import { expect, test } from './server.ts';

test('someone who is not signed in finds a login screen that everyone can use', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
  await expect(page.getByText('Sign in with your Microsoft account to continue')).toBeVisible();
  await expectUsableByAll(page);
});

test('a search engine is asked to stay away', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow: \/$/m);
});
