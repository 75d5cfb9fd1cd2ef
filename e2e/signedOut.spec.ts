import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './server.ts';

test.describe('someone who is not signed in', () => {
  for (const path of ['/', '/hog', '/managers']) {
    test(`is led from ${path} to the login screen`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText('Sign in with your Microsoft account to continue')).toBeVisible();
    });
  }

  test('finds a login screen that everyone can use', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  });
});
