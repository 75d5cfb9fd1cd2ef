import { screens } from '../web/src/generated/rules/screens.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './server.ts';
import { chooseAnotherEmail, people, signInAs } from './signIn.ts';

test('redirects users who are not signed in to the login screen, and shows why a sign-in failed', async ({
  page,
}) => {
  const signIn = page.getByRole('button', { name: 'Sign in with Microsoft' });

  await test.step('excludes the app from search engines', async () => {
    const robots = await page.request.get('/robots.txt');
    expect(robots.headers()['content-type']).toContain('text/plain');
    expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow: \/$/m);
  });

  await test.step('redirects every screen to the login screen', async () => {
    for (const { path } of Object.values(screens)) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/login');
    }
  });

  await test.step('redirects a user with an unknown token to the login screen without a message', async () => {
    await expect(signIn).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'made-up');
      localStorage.setItem('user', JSON.stringify({ name: 'Nobody', position: 5 }));
    });
    await page.goto('/managers');
    await expect(page).toHaveURL('/login');
    await expect(signIn).toBeVisible();
    await expect(page.getByText('Sign in with your Microsoft account to continue')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });

  await test.step('reports that the sign-in was canceled', async () => {
    await signIn.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toHaveText('Sign-in was cancelled. Please try again.');
    await expectAccessible(page);
  });

  await test.step('rejects an account that does not belong to an employee', async () => {
    await signIn.click();
    await chooseAnotherEmail(page, 'nobody@elsewhere.example', 'No Body');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('Access denied. Please contact your manager.');
  });
});

test('collapses the links of the bar into a menu below 1024 px, and hides screens without access from a salesperson', async ({
  page,
}) => {
  const linkBar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 1024, height: 768 });

  for (const name of [people.salesperson, people.bdcStaff]) {
    await signInAs(page, name, '/managers');
    await expect(page).toHaveURL('/');
    await expect(linkBar.getByRole('link', { name: 'LEADERBOARD' })).toBeVisible();
    await expect(linkBar.getByRole('link', { name: 'MANAGERS' })).toHaveCount(0);
  }

  await signInAs(page, people.salesManager);
  await expect(linkBar.getByRole('link')).toHaveText([
    'TICK',
    'SUMMARY',
    'ACTIVITY',
    'HOG',
    'UP LOG',
    'TRADE %',
    'POT OF GOLD',
    'LEADERBOARD',
    'MANAGERS',
    'PLAYGROUND',
  ]);
  await expect(menuButton).toBeHidden();

  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(linkBar).toHaveCount(0);
  await menuButton.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toHaveCount(0);

  await menuButton.click();
  await menu.getByRole('link', { name: 'MANAGERS' }).click();
  await expect(page).toHaveURL('/managers');
  await expect(menu).toHaveCount(0);
});
