import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test("shows the user's full name in a narrow navigation bar, marks selected controls in forced colors, and switches the color scheme", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await signInAs(page, people.manager, '/trade');
  await test.step("shows the user's full name in the navigation bar on the narrowest desktop", async () => {
    const name = page.getByRole('banner').getByText(people.manager, { exact: true });
    const hiddenPixels = await name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]);
    expect.soft(hiddenPixels).toEqual([0, 0]);
  });
  await test.step('marks the current screen and the selected button in forced colors', async () => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'TRADE %' })).toHaveCSS('border-bottom-width', '3px');
    await expect(bar.getByRole('link', { name: 'HOG' })).toHaveCSS('border-bottom-width', '0px');
    const otherButton = page.getByRole('button', { name: 'Previous Month' });
    const background = await otherButton.evaluate(
      button => button.ownerDocument.defaultView?.getComputedStyle(button).backgroundColor ?? '',
    );
    const selectedButton = page.getByRole('button', { name: 'Current Month' });
    await expect(selectedButton).not.toHaveCSS('background-color', background);
  });
  await test.step("switches the color scheme of the app and of the browser's controls", async () => {
    await page.emulateMedia({ forcedColors: 'none' });
    const root = page.locator('html');
    await expect(root).toHaveCSS('color-scheme', 'light');
    await page.getByRole('button', { name: /^Color theme: system/ }).click();
    await page.getByRole('button', { name: /^Color theme: light/ }).click();
    await expect(root).toHaveCSS('color-scheme', 'dark');
    await page.reload();
    await expect(root).toHaveCSS('color-scheme', 'dark');
  });
});

test('shows the first deal of Hog at most 220 px below the top, and does not move it when a person is selected', async ({
  page,
}) => {
  await signInAs(page, people.officeStaff, '/hog');
  const firstDeal = page.locator('[role=row][data-id]').first();
  const readTop = async () => (await firstDeal.boundingBox())?.y ?? 0;
  await expect(firstDeal).toBeVisible();
  const before = await readTop();
  expect(before).toBeLessThanOrEqual(220);
  await page.getByRole('combobox', { name: 'Employee' }).click();
  await page.getByRole('option', { name: 'Aoife Ní Bhriain' }).click();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await expect.poll(readTop).toBe(before);
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
  [
    '/deleteddeals?search=nothing+holds+this',
    'No deleted deals match your search.',
    'Show all deleted deals',
  ],
] as const;

test('shows an empty list in a frame with a button that clears the filters, and disables Export', async ({
  page,
}) => {
  await signInAs(page, people.admin, '/tick');
  for (const [address, message, buttonName] of emptyLists) {
    await openScreen(page, address);
    const empty = page.getByText(message).locator('..');
    await expect(empty, address).toHaveCSS('border-top-width', '1px');
    await expect(page.getByRole('button', { name: 'Export' }), address).toBeDisabled();
    await empty.getByRole('button', { name: buttonName }).click();
    await expect(page.getByText(message), address).toHaveCount(0);
  }
});
