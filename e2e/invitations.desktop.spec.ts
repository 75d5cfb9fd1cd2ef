import { graphqlAs } from './deals.ts';
import { expectToast, failRequests } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { acceptInvite, createInvite, createNewcomer, inviteEmailField, people, signInAs } from './signIn.ts';

test('validates an invite before the sign-in, and shows a user with an invalid invite that a manager can create a new one', async ({
  page,
}) => {
  const signIn = page.getByRole('button', { name: 'Sign in with Microsoft' });
  const expectNoSignIn = async () => {
    await expect(page.getByText('Ask your manager for a new one.')).toBeVisible();
    await expect(signIn).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL('/login');
    await expect(signIn).toBeVisible();
  };
  await page.goto('/acceptinvite');
  await expect(page.getByRole('heading', { name: 'Invalid Invite' })).toBeVisible();
  await expect(page.getByText('No invite token provided')).toBeVisible();
  await expectNoSignIn();

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/invites/verify/**', async route => {
    await released;
    await route.continue();
  });
  await page.goto('/acceptinvite?token=made-up-by-someone');
  await expect(page.getByText('Verifying invite...')).toBeVisible();
  release();
  await expect(page.getByText('Invalid or expired invite link')).toBeVisible();
  await expectNoSignIn();
});

test('creates an invite for one e-mail address, copies its link, and revokes it', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [kim, lee] = [createNewcomer('Kim'), createNewcomer('Lee')];
  await signInAs(page, people.officeStaff, '/managers');

  await test.step('explains why an invite was not created, and keeps the e-mail address in its field', async () => {
    const email = inviteEmailField(page);
    const clickCreate = () => page.getByRole('button', { name: 'Create Invite' }).click();
    for (const address of ['', 'kim', 'kim@']) {
      await email.fill(address);
      await clickCreate();
      await expect(page.locator('input[type=email]:invalid'), address).toHaveCount(1);
    }
    await expect(page.getByText('Invite created successfully!')).toHaveCount(0);
    await email.fill('sam.rivera@demo.example');
    await clickCreate();
    await expect(
      page.getByText('An active employee already has this email and can sign in without an invite.'),
    ).toBeVisible();
    const restore = await failRequests(page, 'CreateInvite');
    await email.fill('kim@new.example');
    await clickCreate();
    await expect(page.getByText('Failed to send invite')).toBeVisible();
    await expect(email).toHaveValue('kim@new.example');
    restore();
  });

  await createInvite(page, lee);
  const link = await createInvite(page, kim);
  const row = page.getByRole('listitem', { name: kim.email });
  const clickCopy = () => row.getByRole('button', { name: 'Copy link' }).click();
  const copiedMessage = page.getByText('Invite link copied to clipboard!');

  const strangerPage =
    await test.step('rejects an account with another e-mail address and keeps the invite pending', async () => {
      const openedPage = await acceptInvite(browser, link, createNewcomer('Stranger'), async invitePage => {
        await invitePage.getByRole('button', { name: 'Sign in with Microsoft' }).click();
        await invitePage.getByRole('button', { name: 'Cancel' }).click();
        await expect(invitePage).toHaveURL(/\/login\?error=invite_error/);
        const cancelAlert = invitePage.getByRole('alert');
        await expect(cancelAlert).toContainText('An error occurred while accepting the invitation.');
        await expect(cancelAlert).toContainText('The sign-in was cancelled. Please try again.');
        await invitePage.goto(link);
      });
      await expect(openedPage).toHaveURL(/\/login\?error=invite_failed/);
      const rejectionAlert = openedPage.getByRole('alert');
      await expect(rejectionAlert).toContainText('Invitation acceptance failed.');
      await expect(rejectionAlert).toContainText('This invite is for another email address.');
      await openedPage.goto(link);
      await expect(openedPage.getByText(kim.email)).toBeVisible();
      return openedPage;
    });

  await test.step('copies the link of an invite in a browser without the clipboard API, as on plain HTTP', async () => {
    await page.evaluate(`
      window.clipboard = navigator.clipboard;
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    `);
    await clickCopy();
    await expectToast(page, 'Invite link copied to clipboard!');
    expect(await page.evaluate('clipboard.readText()')).toBe(link);
    await page.evaluate(`clipboard.writeText('')`);
  });

  await test.step('shows the link of an invite when the browser forbids copying, and clears the message', async () => {
    await page.evaluate(`
      window.execCommand = document.execCommand;
      document.execCommand = () => false;
    `);
    const failedMessage = page.getByText('Failed to copy link. Please copy manually.');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await clickCopy();
    await expect(failedMessage).toBeVisible();
    await expect(row.getByLabel(`Invite link for ${kim.email}`)).toHaveValue(link);
    await page.clock.runFor(3_000);
    await page.clock.resume();
    await expect(failedMessage).toBeHidden();
  });

  await test.step('copies the link of an invite to the clipboard and confirms this for three seconds', async () => {
    await page.evaluate('delete navigator.clipboard');
    await page.clock.pauseAt(Date.now() + 180_000);
    await clickCopy();
    await expect(copiedMessage).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link);
    await page.clock.runFor(2_900);
    await expect(copiedMessage).toBeVisible();
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(copiedMessage).toBeHidden();
  });

  await test.step('asks before revoking an invite, and invalidates its link', async () => {
    await row.getByRole('button', { name: 'Revoke' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Confirm Revoke' }).click();
    await expectToast(page, 'Invite revoked successfully');
    await expect(row).toHaveCount(0);
    await strangerPage.goto(link);
    await expect(strangerPage.getByText('Invalid or expired invite link')).toBeVisible();
  });

  await test.step('reports that another user has already revoked the invite', async () => {
    const other = page.getByRole('listitem', { name: lee.email });
    await failRequests(page, 'RevokeInvite', async route => {
      const { id } = route.request().postDataJSON().variables;
      await graphqlAs(page, people.admin, `mutation { revokeInvite(id: ${id}) }`);
      await route.continue();
    });
    await other.getByRole('button', { name: 'Revoke' }).click();
    await other.getByRole('button', { name: 'Confirm Revoke' }).click();
    await expectToast(page, 'Failed to revoke invite');
    await expect(other).toHaveCount(0);
  });
});
