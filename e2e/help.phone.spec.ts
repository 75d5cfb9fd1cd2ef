import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('explains a header under a finger that stays, and opens from the menu', async ({ page }) => {
  await signInAs(page, people.manager, '/tick');
  await test.step('shows what a header is until the finger touches elsewhere', async () => {
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
  await test.step('opens from the menu over the whole screen, and Back closes it', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Help' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Help: Tick Sheet' });
    await expect(sheet).toContainText('Vacation units');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    expect((await sheet.boundingBox())?.width).toBe(390);
    const cross = await sheet.getByRole('button', { name: 'Close help' }).boundingBox();
    expect(Math.min(cross?.width ?? 0, cross?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL('/tick');
  });
});
