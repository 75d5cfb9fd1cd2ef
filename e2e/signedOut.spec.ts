import { expectUsableByAll } from './axe.ts';
import { expect, test } from './server.ts';

test('someone who is not signed in finds a login screen that everyone can use', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
  await expect(page.getByText('Sign in with your Microsoft account to continue')).toBeVisible();
  await expectUsableByAll(page);
});
