import { expectUsableByAll } from './axe.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('a thumb opens Help from the menu, and Back closes it', async ({ page }) => {
  await signInAs(page, people.manager, '/tick');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Help' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Help: Tick Sheet' });
  await expect(sheet).toContainText('Vacation units');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  expect((await sheet.boundingBox())?.width).toBe(390);
  const cross = await sheet.getByRole('button', { name: 'Close help' }).boundingBox();
  expect(Math.min(cross?.width ?? 0, cross?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectUsableByAll(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/tick');
});

test('a finger that stays on a head is told what it is; one that scrolls is not', async ({ page }) => {
  await signInAs(page, people.manager, '/tick');
  const head = page.getByRole('columnheader', { name: '3MAvg' }).first();
  await expect(head).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await head.evaluate(each => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await head.boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  const tip = page.getByRole('tooltip');
  await expect(tip).toContainText('Three-month average: ');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(tip).toBeVisible();
  await page.touchscreen.tap(200, 70);
  await expect(tip).toHaveCount(0);
});

test('what lies behind a page is in the menu', async ({ page }) => {
  await signInAs(page, people.manager);
  for (const [name, address] of [
    ['Closing', '/closing'],
    ['Compare', '/compare'],
    ['Changes', '/changes'],
  ] as const) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true }).tap();
    await expect(page).toHaveURL(address);
  }
});
