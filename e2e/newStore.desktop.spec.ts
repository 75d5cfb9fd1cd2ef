import { expectUsableByAll } from './axe.ts';
import { EMPTY_STORE, expect, resetStore, test } from './server.ts';
import { chooseAnotherEmail } from './signIn.ts';

const OWNER = EMPTY_STORE.BOOTSTRAP_ADMIN_EMAIL;

test.use({ serverSettings: EMPTY_STORE });
test.beforeAll(resetStore);

test('an empty store, from the first sign-in to the first tick sheet', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await chooseAnotherEmail(page, OWNER, 'The Owner');
  const list = page.getByRole('region', { name: 'Set up the store' });
  await expect(list).toContainText('0 of 5 done');
  await expectUsableByAll(page);

  await list.getByRole('link', { name: 'Invite' }).click();
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('sam@new.example');
  await page.getByRole('button', { name: 'Create Invite' }).click();
  await expect(page.getByText('Invite created successfully!', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'Salesfloor home' }).click();
  await expect(list).toContainText('1 of 5 done');
  await list.getByRole('link', { name: 'Add a deal' }).click();
  await page.getByLabel('Deal ID').fill('1001');
  await page.getByLabel('Customer Name').fill('Grace Hopper');
  await page.getByRole('button', { name: 'Add Deal' }).click();
  await expect(page.getByRole('main').getByText('Grace Hopper')).toBeVisible();
  await page.reload();
  await expect(list).toContainText('2 of 5 done');
  await expect(list.getByRole('link', { name: 'Import deals' })).toHaveCount(0);

  await list.getByRole('link', { name: 'Set working days' }).click();
  const days = page.getByRole('form', { name: 'Working Days' });
  await days.getByLabel('Completed').fill('5');
  await days.getByLabel('Total').fill('25');
  await days.getByRole('button', { name: 'Save' }).click();
  await expect(days.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tick');
  await page.getByRole('link', { name: 'Salesfloor home' }).click();
  await expect(list).toContainText('3 of 5 done');

  await list.getByRole('button', { name: 'Dismiss' }).click();
  await list.getByRole('button', { name: 'Dismiss for everyone' }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(list).toHaveCount(0);
});
