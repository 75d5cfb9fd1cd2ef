import { expectAccessible } from './accessibility.ts';
import { reloadOnceSaved } from './pageHelpers.ts';
import { EMPTY_STORE, expect, resetStore, test } from './server.ts';
import { chooseAnotherEmail } from './signIn.ts';

const OWNER = EMPTY_STORE.BOOTSTRAP_ADMIN_EMAIL;

test.use({ serverSettings: EMPTY_STORE });
test.beforeAll(resetStore);

test('guides the first admin of an empty store from the sign-in to the first tick sheet', async ({
  page,
}) => {
  await page.goto('/managers');
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await chooseAnotherEmail(page, OWNER, 'The Owner');

  await test.step('lists one admin, and empty groups for all other positions', async () => {
    await page.getByRole('button', { name: 'Show Inactive' }).click();
    const group = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(group('Admin').getByRole('listitem')).toHaveCount(1);
    await expect(group('Admin')).toContainText(OWNER);
    for (const title of [
      'Managers',
      'Finance Managers',
      'Sales Managers',
      'Office Staff',
      'BDC',
      'Inactive',
    ]) {
      await expect(group(title)).toContainText(`There are no ${title}`);
    }
    const specialists = group('Product Specialists');
    for (const team of ['Team A', 'Team B', 'Team C', 'No Team']) {
      await expect(specialists.getByRole('region', { name: team })).toContainText(
        'There are no Product Specialists',
      );
    }
    await expect(page.getByText('No pending invites.')).toBeVisible();
  });

  const checklist = page.getByRole('region', { name: 'Set up your store' });
  await page.getByRole('link', { name: 'Salesfloor home' }).click();
  await expect(checklist).toContainText('0 of 5 done');
  await expectAccessible(page);

  await checklist.getByRole('link', { name: 'Invite' }).click();
  await page.getByRole('textbox', { name: /^Email/ }).fill('sam@new.example');
  await page.getByRole('button', { name: 'Create Invite' }).click();
  await expect(page.getByText('Invite created successfully!', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'Salesfloor home' }).click();
  await expect(checklist).toContainText('1 of 5 done');
  await checklist.getByRole('link', { name: 'Add a deal' }).click();
  await page.getByLabel('Deal ID').fill('1001');
  await page.getByLabel('Customer Name').fill('Grace Hopper');
  await page.getByRole('button', { name: 'Add Deal' }).click();
  await expect(page.getByRole('main').getByText('Grace Hopper')).toBeVisible();
  await reloadOnceSaved(page);
  await expect(checklist).toContainText('2 of 5 done');
  await expect(checklist.getByRole('link', { name: 'Import deals' })).toHaveCount(0);

  await checklist.getByRole('link', { name: 'Set working days' }).click();
  const days = page.getByRole('form', { name: 'Working Days' });
  await days.getByLabel('Completed').fill('5');
  await days.getByLabel('Total').fill('25');
  await days.getByRole('button', { name: 'Save' }).click();
  await expect(days.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tick');
  await page.getByRole('link', { name: 'Salesfloor home' }).click();
  await expect(checklist).toContainText('3 of 5 done');

  await checklist.getByRole('button', { name: 'Dismiss' }).click();
  await checklist.getByRole('button', { name: 'Dismiss for everyone' }).click();
  await expect(checklist).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(checklist).toHaveCount(0);
});
