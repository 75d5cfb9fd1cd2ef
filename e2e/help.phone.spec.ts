import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('explains a header on a long touch, and opens Help from the menu', async ({ page }) => {
  await signInAs(page, people.manager, '/tick');
  await test.step('shows the explanation of a header until the user touches elsewhere', async () => {
    const header = page.getByRole('columnheader', { name: '3MAvg' }).first();
    await expect(header).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await header.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await header.boundingBox();
    const touchPoint = {
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
    };
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touchPoint] });
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('Three-month average: ');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(tooltip).toBeVisible();
    await page.touchscreen.tap(200, 70);
    await expect(tooltip).toHaveCount(0);
  });
  await test.step('opens Help from the menu in full screen, and closes it by Back', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Help' }).tap();
    const helpDialog = page.getByRole('dialog', { name: 'Help: Tick Sheet' });
    await expect(helpDialog).toContainText('Vacation units');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    expect((await helpDialog.boundingBox())?.width).toBe(390);
    const closeButton = await helpDialog.getByRole('button', { name: 'Close help' }).boundingBox();
    expect(Math.min(closeButton?.width ?? 0, closeButton?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.goBack();
    await expect(helpDialog).toHaveCount(0);
    await expect(page).toHaveURL('/tick');
  });
});
