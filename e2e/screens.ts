import { expect, type Page } from '@playwright/test';
import { screens as screenTable } from '../web/src/generated/rules/screens.ts';

/** Addresses of all screens that an admin can open. */
export const screens = [
  ...Object.values(screenTable).map(({ path }) => path),
  '/hog?open=any&sort=age',
  '/potofgold?look=race',
  // An invalid invite link.
  '/acceptinvite?token=none',
];

/**
 * Opens an address of the app and waits for its content. Reloads the page only if it already shows the same
 * screen, with other URL parameters.
 */
export async function openScreen(page: Page, address: string): Promise<void> {
  const [screen] = address.split('?');
  if (page.url() === new URL(address, page.url()).href) {
    // The address is already open.
  } else if (new URL(page.url()).pathname === screen) {
    await page.goto(address);
  } else {
    // Navigates within the app, like Back and Forward. The previous heading may stay until the code of the
    // next screen has loaded.
    await page.evaluate(`document.querySelector('h1')?.setAttribute('data-left', '')`);
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await expect(page.locator('h1[data-left]')).toHaveCount(0);
  }
  await expectContent(page);
}

/** Waits until a screen shows its content. */
export async function expectContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}
