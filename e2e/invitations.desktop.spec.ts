import { expectUsableByAll } from './axe.ts';
import { accept, emailOf, invite, newcomer } from './invites.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { expectTold } from './told.ts';

test.describe('an invite', () => {
  test('is checked before anyone signs in', async ({ page }) => {
    await page.goto('/acceptinvite');
    await expect(page.getByRole('heading', { name: 'Invalid Invite' })).toBeVisible();
    await expect(page.getByText('No invite token provided')).toBeVisible();

    await page.goto('/acceptinvite?token=made-up-by-someone');
    await expect(page.getByText('Invalid or expired invite link')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toHaveCount(0);
  });

  test('that is no good says whom to ask, and leads to Login', async ({ page }) => {
    for (const address of ['/acceptinvite', '/acceptinvite?token=made-up-by-someone']) {
      await page.goto(address);
      await expect(page.getByText('Ask your manager for a new one.'), address).toBeVisible();
      await expectUsableByAll(page);
      await page.getByRole('link', { name: 'Go to Login' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
    }
  });

  test('says that it is being verified', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route('**/api/invites/verify/**', async route => {
      await asked;
      await route.continue();
    });
    await page.goto('/acceptinvite?token=made-up-by-someone');
    await expect(page.getByText('Verifying invite...')).toBeVisible();
    answer();
    await expect(page.getByText('Invalid or expired invite link')).toBeVisible();
  });

  test('is for the invited e-mail only, and stays pending after another one tried', async ({
    page,
    browser,
  }) => {
    const kim = newcomer('Kim');
    await signInAs(page, people.admin, '/managers');
    const link = await invite(page, kim);
    const stranger = await accept(browser, link, newcomer('Stranger'));
    await expect(stranger).toHaveURL(/\/login\?error=invite_failed/);
    const told = stranger.getByRole('alert');
    await expect(told).toContainText('Invitation acceptance failed.');
    await expect(told).toContainText('This invite is for another e-mail address.');
    await page.reload();
    await expect(page.getByRole('listitem', { name: kim.email })).toBeVisible();
  });

  test('that was cancelled at the sign-in says so on the login screen', async ({ page, browser }) => {
    await signInAs(page, people.admin, '/managers');
    const link = await invite(page, newcomer('Kim'));
    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(link);
    await theirs.getByRole('button', { name: 'Sign in with Microsoft' }).click();
    await theirs.getByRole('button', { name: 'Cancel' }).click();
    await expect(theirs).toHaveURL(/\/login\?error=invite_error/);
    await expect(theirs.getByRole('alert')).toContainText(
      'An error occurred while accepting the invitation.',
    );
    await expect(theirs.getByRole('alert')).toContainText('The sign-in was cancelled. Please try again.');
  });

  test('that is revoked asks first, leaves the list and dies', async ({ page, context }) => {
    const kim = newcomer('Kim');
    await signInAs(page, people.officeStaff, '/managers');
    const link = await invite(page, kim);
    const row = page.getByRole('listitem', { name: kim.email });
    await row.getByRole('button', { name: 'Revoke' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Confirm Revoke' }).click();
    await expectTold(page, 'Invite revoked successfully');
    await expect(row).toHaveCount(0);
    const opened = await context.newPage();
    await opened.goto(link);
    await expect(opened.getByText('Invalid or expired invite link')).toBeVisible();
  });

  test('that is gone already cannot be revoked', async ({ page, browser }) => {
    const kim = newcomer('Kim');
    // A page that nobody tells of the acceptance.
    await page.routeWebSocket('**/graphql/stream', line => line.close());
    await signInAs(page, people.admin, '/managers');
    await accept(browser, await invite(page, kim), kim).then(theirs =>
      expect(theirs.getByRole('banner')).toBeVisible(),
    );
    const row = page.getByRole('listitem', { name: kim.email });
    await row.getByRole('button', { name: 'Revoke' }).click();
    await row.getByRole('button', { name: 'Confirm Revoke' }).click();
    await expect(page.getByText('Failed to revoke invite')).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('is refused to whoever is an employee already, in the words of the server', async ({ page }) => {
    await signInAs(page, people.admin, '/managers');
    await emailOf(page).fill('sam.rivera@demo.example');
    await page.getByRole('button', { name: 'Create Invite' }).click();
    await expect(page.getByText('Someone with that e-mail is already an active employee.')).toBeVisible();
  });

  test('that nobody heard of failed to be sent', async ({ page, context }) => {
    await signInAs(page, people.admin, '/managers');
    await emailOf(page).fill('kim@new.example');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create Invite' }).click();
    await expect(page.getByText('Failed to send invite')).toBeVisible();
    await expect(emailOf(page)).toHaveValue('kim@new.example');
    await context.setOffline(false);
  });

  test('needs a whole e-mail address', async ({ page }) => {
    await signInAs(page, people.admin, '/managers');
    const email = emailOf(page);
    for (const typed of ['', 'kim', 'kim@']) {
      await email.fill(typed);
      await page.getByRole('button', { name: 'Create Invite' }).click();
      await expect(page.locator('input[type=email]:invalid'), typed).toHaveCount(1);
    }
    await expect(page.getByText('Invite created successfully!')).toHaveCount(0);
  });
});

test.describe('the link', () => {
  test('is copied to the clipboard, which is said for three seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const kim = newcomer('Kim');
    await signInAs(page, people.admin, '/managers');
    const link = await invite(page, kim);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('listitem', { name: kim.email }).getByRole('button', { name: 'Copy link' }).click();
    const message = page.getByText('Invite link copied to clipboard!');
    await expect(message).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link);
    await page.clock.runFor(2_900);
    await expect(message).toBeVisible();
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(message).toBeHidden();
  });

  test('is copied the old way where a browser has no clipboard, as on plain http', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const kim = newcomer('Kim');
    await signInAs(page, people.admin, '/managers');
    const link = await invite(page, kim);
    await page.evaluate(`
      window.kept = navigator.clipboard;
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    `);
    await page.getByRole('listitem', { name: kim.email }).getByRole('button', { name: 'Copy link' }).click();
    await expectTold(page, 'Invite link copied to clipboard!');
    expect(await page.evaluate('kept.readText()')).toBe(link);
  });

  test('is shown to copy by hand when the browser forbids it, and the message clears', async ({ page }) => {
    const kim = newcomer('Kim');
    await signInAs(page, people.admin, '/managers');
    const link = await invite(page, kim);
    await page.evaluate(`
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    `);
    const row = page.getByRole('listitem', { name: kim.email });
    await row.getByRole('button', { name: 'Copy link' }).click();
    await expectTold(page, 'Failed to copy link. Please copy manually.');
    await expect(row.getByLabel(`Invite link for ${kim.email}`)).toHaveValue(link);
    await expect(page.getByText('Failed to copy link. Please copy manually.')).toBeHidden();
  });
});
