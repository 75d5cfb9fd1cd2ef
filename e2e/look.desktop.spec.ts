import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('shows the whole name in a narrow bar, what is chosen in forced colors, and switches its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await signInAs(page, people.manager, '/trade');
  await test.step('shows the whole name in the bar of the narrowest desk', async () => {
    const name = page.getByRole('banner').getByText(people.manager, { exact: true });
    const hidden = await name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]);
    expect.soft(hidden).toEqual([0, 0]);
  });
  await test.step('marks the screen and the chosen button in forced colors', async () => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'TRADE %' })).toHaveCSS('border-bottom-width', '3px');
    await expect(bar.getByRole('link', { name: 'HOG' })).toHaveCSS('border-bottom-width', '0px');
    const other = page.getByRole('button', { name: 'Previous Month' });
    const ground = await other.evaluate(
      button => button.ownerDocument.defaultView?.getComputedStyle(button).backgroundColor ?? '',
    );
    const chosen = page.getByRole('button', { name: 'Current Month' });
    await expect(chosen).not.toHaveCSS('background-color', ground);
  });
  await test.step('switches the colors of the app and of the controls of the browser', async () => {
    await page.emulateMedia({ forcedColors: 'none' });
    const root = page.locator('html');
    await expect(root).toHaveCSS('color-scheme', 'light');
    await page.getByRole('button', { name: /^Colours: the system/ }).click();
    await page.getByRole('button', { name: /^Colours: light/ }).click();
    await expect(root).toHaveCSS('color-scheme', 'dark');
    await page.reload();
    await expect(root).toHaveCSS('color-scheme', 'dark');
  });
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

const emptyLists = [
  ['/hog?search=nothing+holds+this', 'No deals found for the selected employee.', 'Clear filters'],
  ['/activity?search=nothing+holds+this', 'No deals match these filters.', 'Clear filters'],
  [
    '/uplogstats?period=custom&start=1990-01-01&end=1990-01-02',
    'No ups found for these filters.',
    'Clear filters',
  ],
  ['/changes?deal=nothing+holds+this', 'No changes match these filters.', 'Clear filters'],
  ['/deleteddeals?search=nothing+holds+this', 'No deleted deal holds this text.', 'Show all deleted deals'],
] as const;

test('draws an empty list in a frame, with a way on and nothing to export', async ({ page }) => {
  await signInAs(page, people.admin, '/tick');
  for (const [address, words, way] of emptyLists) {
    await openScreen(page, address);
    const empty = page.getByText(words).locator('..');
    await expect(empty, address).toHaveCSS('border-top-width', '1px');
    await expect(page.getByRole('button', { name: 'Export' }), address).toBeDisabled();
    await empty.getByRole('button', { name: way }).click();
    await expect(page.getByText(words), address).toHaveCount(0);
  }
});
