import { expectUsableByAll } from './axe.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { choose } from './filters.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('the Managers page fits the narrowest phone, and everyone can use it and its question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAs(page, people.manager, '/managers');
  const row = page.getByRole('listitem', { name: 'Sam Rivera' });
  await choose(row.getByLabel('Sam Rivera is active or inactive'), 'Inactive');
  for (const target of [
    ...(await row.getByRole('combobox').all()),
    ...(await row.getByRole('button').all()),
  ]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectNoSidewaysScroll(page);
  await expectUsableByAll(page);

  await row.getByRole('button', { name: 'Update Sam Rivera' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Make Sam Rivera inactive?' })).toBeVisible();
  await expectUsableByAll(page);
});
