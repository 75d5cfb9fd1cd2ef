import { expectAccessible } from './accessibility.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('opens Find in full screen by its button and closes it by Back', async ({ page }) => {
  await signInAs(page, people.manager, '/tick');
  const opener = page.getByRole('button', { name: 'Find' });
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: 'Find' });
  await expect(sheet.getByRole('option').first()).toBeVisible();
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  for (const option of await sheet.getByRole('option').all())
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/tick');
  await opener.tap();
  await sheet.getByRole('combobox').fill('close a');
  await sheet.getByRole('option', { name: 'Closing' }).tap();
  await expect(page).toHaveURL('/closing');
});
