import { expectNoSidewaysScroll } from './board.ts';
import { chooseOption } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('fits the Managers page and its confirmation on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAs(page, people.manager, '/managers');
  const row = page.getByRole('listitem', { name: 'Sam Rivera' });
  await chooseOption(row.getByLabel('Status of Sam Rivera'), 'Inactive');
  // Other elements are hidden from queries while the list is open.
  await expect(row.getByRole('button', { name: 'Update Sam Rivera' })).toBeVisible();
  for (const target of [
    ...(await row.getByRole('combobox').all()),
    ...(await row.getByRole('button').all()),
  ]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectNoSidewaysScroll(page);

  await row.getByRole('button', { name: 'Update Sam Rivera' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Make Sam Rivera inactive?' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
