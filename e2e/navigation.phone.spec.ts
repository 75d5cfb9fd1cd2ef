import { expectAccessible } from './accessibility.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('opens screens that the bar omits from the menu', async ({ page }) => {
  await signInAs(page, people.manager, '/tick');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([
    ...['TICK', 'Closing', 'SUMMARY', 'Trends', 'Morning report', 'ACTIVITY'],
    ...['HOG', 'Compare', 'Changes', 'Deleted deals'],
    ...['UP LOG', 'Up Log Stats', 'TRADE %', 'POT OF GOLD', 'LEADERBOARD', 'MANAGERS', 'Displays', 'Import'],
    ...['PLAYGROUND', 'Access tokens'],
  ]);
  for (const link of await menu.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  for (const [name, address] of [
    ['Closing', '/closing'],
    ['Compare', '/compare'],
    ['Changes', '/changes'],
  ] as const) {
    if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.getByRole('link', { name, exact: true }).tap();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
  }
});

test("hides screens without access from a salesperson's menu", async ({ page }) => {
  await signInAs(page, people.salesperson, '/tick');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Changes' })).toBeVisible();
  for (const name of ['Compare', 'Deleted deals', 'MANAGERS', 'Displays', 'Import']) {
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  }
});
