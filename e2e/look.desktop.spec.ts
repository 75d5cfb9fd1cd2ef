import { screens } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('the colours can be switched, and the browser’s own controls follow at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signInAs(page, people.officeStaff, '/trade');
  const root = page.locator('html');
  await expect(root).toHaveCSS('color-scheme', 'light');
  await page.getByRole('button', { name: /^Colours: the system/ }).click();
  await page.getByRole('button', { name: /^Colours: light/ }).click();
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await page.reload();
  await expect(root).toHaveCSS('color-scheme', 'dark');
});

test('with colours of their own people still see where they are and what is chosen', async ({ page }) => {
  await signInAs(page, people.officeStaff, '/trade');
  await page.emulateMedia({ forcedColors: 'active' });
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'TRADE %' })).toHaveCSS('border-bottom-width', '3px');
  await expect(bar.getByRole('link', { name: 'HOG' })).toHaveCSS('border-bottom-width', '0px');
  const other = page.getByRole('button', { name: 'Previous Month' });
  const ground = await other.evaluate(
    button => button.ownerDocument.defaultView?.getComputedStyle(button).backgroundColor ?? '',
  );
  await expect(page.getByRole('button', { name: 'Current Month' })).not.toHaveCSS('background-color', ground);
});

test('Hog’s first deal begins at 220 px, and stays there when a person is chosen', async ({ page }) => {
  await signInAs(page, people.officeStaff, '/hog');
  const first = page.locator('[role=row][data-id]').first();
  const top = async () => (await first.boundingBox())?.y ?? 0;
  await expect(first).toBeVisible();
  const before = await top();
  expect(before).toBeLessThanOrEqual(220);
  await page.getByRole('combobox', { name: 'Employee' }).click();
  await page.getByRole('option', { name: 'Aoife Ní Bhriain' }).click();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await expect.poll(top).toBe(before);
});

test('content has one of three widths, and stands where it stood when a tab of its page is chosen', async ({
  page,
}) => {
  await signInAs(page, people.admin, '/');
  // Boards and lists take the page, less its padding.
  const widths = new Set([1440 - 32, 1100, 760]);
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
    // What stands below the head, or beside it; a text may be narrower than its place.
    const shown = await page.evaluate<number[]>(`[...document.querySelectorAll('main header ~ *')]
      .filter(part => part.checkVisibility() && getComputedStyle(part).display !== 'inline' && part.matches('div, section'))
      .map(part => part.offsetWidth)`);
    expect
      .soft(
        shown.filter(width => width > 700 && !widths.has(width)),
        path,
      )
      .toEqual([]);
  }
  for (const [path, tab] of [
    ['/import', 'People'],
    ['/morningreport', 'Everyone’s'],
    ['/accesstokens', 'Everyone’s'],
    ['/potofgold', 'Race'],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('button', { name: tab });
    const places = async () => [
      await button.boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ];
    await expect(button).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
    const before = await places();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
    expect.soft(await places(), path).toEqual(before);
  }
  // Where a scrollbar takes room, it takes it on every screen.
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
});
