import { expect, test } from './server.ts';
import {
  chooseAnotherEmail,
  logOut,
  people,
  signInAs,
  signInByRedirect,
  statusOf,
  tokenOf,
} from './signIn.ts';

test('a sales manager signs in, works, logs out, and a copied token is refused', async ({ page }) => {
  await signInByRedirect(page, people.salesManager);
  await expect(page).toHaveURL('/');
  const token = await tokenOf(page);
  expect(await statusOf(page, token, '/api/auth/verify')).toBe(200);
  const keyOfCache = async () =>
    (await page.context().cookies()).filter(({ name }) => name.startsWith('msal.')).length;
  expect(await keyOfCache()).toBe(1);

  await logOut(page);
  expect(await keyOfCache()).toBe(0);
  expect(await statusOf(page, token, '/api/auth/verify')).toBe(401);
  const asked = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ viewer { name } }' },
  });
  expect(await asked.text()).not.toContain(people.salesManager);
});

test('the sign-in turns away whoever is not an employee', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await chooseAnotherEmail(page, 'nobody@elsewhere.example', 'No Body');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('Access denied. Please contact your manager.');
});

for (const [position, name] of [
  ['a salesperson', people.salesperson],
  ['BDC staff', people.bdcStaff],
] as const) {
  test(`${position} is led from the Managers page to the day's deals, and finds no link to it`, async ({
    page,
  }) => {
    await signInAs(page, name, '/managers');
    await expect(page).toHaveURL('/');
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    await expect(bar.getByRole('link', { name: 'LEADERBOARD' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'MANAGERS' })).toHaveCount(0);
  });
}
