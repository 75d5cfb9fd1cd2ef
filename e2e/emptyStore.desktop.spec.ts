import { expect, test } from './server.ts';
import { chooseAnotherEmail } from './signIn.ts';

const OWNER = 'owner@new.example';

test.use({ serverSettings: { DEMO_DATA: 'off', BOOTSTRAP_ADMIN_EMAIL: OWNER } });

test('the first admin of an empty store signs in and finds every group but their own empty', async ({
  page,
}) => {
  await page.goto('/managers');
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await chooseAnotherEmail(page, OWNER, 'The Owner');
  await page.getByRole('button', { name: 'Show Inactive' }).click();

  const group = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(group('Admin').getByRole('listitem')).toHaveCount(1);
  await expect(group('Admin')).toContainText(OWNER);
  for (const title of ['Managers', 'Finance Managers', 'Sales Managers', 'Office Staff', 'BDC', 'Inactive']) {
    await expect(group(title)).toContainText(`There are no ${title}`);
  }
  const specialists = group('Product Specialists');
  for (const team of ['Team A', 'Team B', 'Team C', 'No Team']) {
    await expect(specialists.getByRole('region', { name: team })).toContainText(
      'There are no Product Specialists',
    );
  }
  await expect(page.getByText('No invite is waiting to be accepted.')).toBeVisible();
});
