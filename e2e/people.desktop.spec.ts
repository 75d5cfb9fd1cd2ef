import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { chooseOption, expectToast, failRequests } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import {
  acceptInvite,
  createInvite,
  createNewcomer,
  getStatus,
  people,
  readToken,
  signInAs,
} from './signIn.ts';

const personRow = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const positionSelect = (page: Page, name: string) => page.getByLabel(`Position of ${name}`);
const teamSelect = (page: Page, name: string) => page.getByLabel(`Team of ${name}`);
const activeSelect = (page: Page, name: string) => page.getByLabel(`Status of ${name}`);
const updateButton = (page: Page, name: string) =>
  personRow(page, name).getByRole('button', { name: /^Updat/ });
const searchField = (page: Page) => page.getByRole('textbox', { name: 'Find by name or email' });
const positionGroup = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('lists all people by position and team, and rejects the deactivation of the last admin', async ({
  page,
}) => {
  await signInAs(page, people.admin, '/managers');

  await test.step('lists active people by position, and product specialists by team', async () => {
    await expect(positionGroup(page, 'Admin')).toContainText('Ada Okafor');
    await expect(
      positionGroup(page, 'Managers').getByRole('listitem', { name: 'Max Castellano' }),
    ).toBeVisible();
    await expect(positionGroup(page, 'Finance Managers')).toContainText('Priya Raman');
    await expect(positionGroup(page, 'Sales Managers')).toContainText('Grant Whitaker');
    await expect(positionGroup(page, 'Office Staff')).toContainText('Olive Park');
    await expect(positionGroup(page, 'BDC')).toContainText('Jo de la Cruz');
    const specialists = positionGroup(page, 'Product Specialists');
    await expect(specialists.getByRole('region', { name: 'Team A' })).toContainText('Desmond Cole');
    await expect(specialists.getByRole('region', { name: 'Team B' })).toContainText('Tasha Bell');
    await expect(specialists.getByRole('region', { name: 'Team C' })).toContainText('Chen Wei');
    await expect(specialists.getByRole('region', { name: 'Team HSE' })).toContainText('Walt Haus');
    await expect(specialists.getByRole('region', { name: 'No Team' })).toContainText('Jamie Fox');
  });

  await test.step('finds a person by part of the name', async () => {
    await searchField(page).fill('nunez');
    await expect(page.getByRole('listitem', { name: 'Zoë Núñez' })).toBeVisible();
    await expect(page.getByText('Tasha Bell')).toHaveCount(0);
    await searchField(page).fill('nobody of that name');
    await expect(page.getByText('No results for “nobody of that name”.')).toBeVisible();
    await searchField(page).fill('');
    await expect(personRow(page, 'Sam Rivera')).toBeVisible();
  });

  await test.step('keeps the newly selected value when the server cannot be reached', async () => {
    await chooseOption(teamSelect(page, 'Chen Wei'), 'B');
    const restore = await failRequests(page, 'UpdateEmployee');
    await updateButton(page, 'Chen Wei').click();
    await expect(personRow(page, 'Chen Wei').getByRole('alert')).toContainText('Can’t reach the server');
    await expect(teamSelect(page, 'Chen Wei')).toHaveText('B');
    restore();
  });

  await test.step('rejects the deactivation of the last admin, and shows the stored value', async () => {
    await chooseOption(activeSelect(page, people.admin), 'Inactive');
    await updateButton(page, people.admin).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make inactive' }).click();
    await expect(personRow(page, people.admin).getByRole('alert')).toContainText(
      'This is the last active admin.',
    );
    await expect(activeSelect(page, people.admin)).toHaveText('Active');
    await expect(page).toHaveURL('/managers');
  });

  await test.step('shows inactive people on request', async () => {
    await expect(page.getByText('Gwen Ash')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show Inactive' }).click();
    await expect(positionGroup(page, 'Inactive')).toContainText('Gwen Ash');
    // Checks accessibility here, because the initial screen has no inactive people, changed rows or messages.
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hide Inactive' }).click();
    await expect(page.getByText('Gwen Ash')).toHaveCount(0);
  });
});

test("adds a newcomer through an invite, updates the newcomer's row, and signs the newcomer out", async ({
  page,
  browser,
}) => {
  const kim = createNewcomer('Kim');
  const renamed = `Kimberly ${kim.name}`;
  await signInAs(page, people.admin, '/managers');
  const link = await createInvite(page, kim);

  const newcomerPage = await test.step('accepts the invite only once', async () => {
    await expect(page.getByText('Invite created successfully! Share the link below:')).toBeVisible();
    const pendingInvite = page.getByRole('listitem', { name: kim.email });
    await expect(pendingInvite).toContainText(`Invited by ${people.admin}`);
    await expect(pendingInvite).toContainText('Expires in 7 days');

    const acceptedPage = await acceptInvite(browser, link, kim, async invitePage => {
      await expect(invitePage.getByRole('heading', { name: 'Accept Invitation' })).toBeVisible();
      await expect(invitePage.getByText(kim.email)).toBeVisible();
      await expect(
        invitePage.getByText('Sign in with that Microsoft account to complete your registration.'),
      ).toBeVisible();
    });
    await expect(acceptedPage).toHaveURL('/');
    await expect(acceptedPage.getByRole('banner').getByText(kim.name)).toBeVisible();

    await expect(page.getByRole('region', { name: 'No Team' })).toContainText(kim.name);
    await expect(page.getByRole('listitem', { name: kim.email })).toHaveCount(0);
    await acceptedPage.goto(link);
    await expect(acceptedPage.getByText('Invalid or expired invite link')).toBeVisible();
    await acceptedPage.getByRole('link', { name: 'Go to Login' }).click();
    await expect(acceptedPage).toHaveURL('/');
    return acceptedPage;
  });
  const token = await readToken(newcomerPage);

  await test.step('updates one row by keyboard, and keeps the unsaved changes in other rows', async () => {
    await expect(updateButton(page, kim.name)).toHaveCount(0);
    await chooseOption(teamSelect(page, 'Chen Wei'), 'B');
    const readHeight = async () => (await personRow(page, kim.name).boundingBox())?.height;
    const before = await readHeight();
    await teamSelect(page, kim.name).focus();
    await page.keyboard.press('a');
    await expect(updateButton(page, kim.name)).toBeVisible();
    expect(await readHeight()).toBe(before);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(updateButton(page, kim.name)).toBeFocused();
    await page.keyboard.press('Enter');
    const teamA = positionGroup(page, 'Product Specialists').getByRole('region', { name: 'Team A' });
    await expect(teamA).toContainText(kim.name);
    await expect(positionSelect(page, kim.name)).toBeFocused();
    await expect(updateButton(page, kim.name)).toHaveCount(0);
    await expect(teamSelect(page, 'Chen Wei')).toHaveText('B');
    await expect(updateButton(page, 'Chen Wei')).toBeVisible();
  });

  await test.step('asks before leaving the page with unsaved changes, and keeps the changes during a search', async () => {
    await page.getByRole('link', { name: 'TICK' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/managers');
    await searchField(page).fill('kim');
    await searchField(page).fill('');
    await expect(teamSelect(page, 'Chen Wei')).toHaveText('B');
    await chooseOption(teamSelect(page, 'Chen Wei'), 'C');
    await expect(updateButton(page, 'Chen Wei')).toHaveCount(0);
  });

  await test.step("grants and revokes the rights of a position, effective with the person's next request", async () => {
    expect(await getStatus(newcomerPage, token, '/api/invites')).toBe(403);
    await chooseOption(positionSelect(page, kim.name), 'Finance manager');
    await expect(teamSelect(page, kim.name)).toHaveCount(0);
    await updateButton(page, kim.name).click();
    await expect(positionGroup(page, 'Finance Managers')).toContainText(kim.name);
    expect(await getStatus(newcomerPage, token, '/api/invites')).toBe(200);
    await newcomerPage.reload();
    await expect(newcomerPage.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();

    await chooseOption(positionSelect(page, kim.name), 'BDC staff');
    await updateButton(page, kim.name).click();
    await expect(positionGroup(page, 'BDC')).toContainText(kim.name);
    expect(await getStatus(newcomerPage, token, '/api/invites')).toBe(403);
  });

  const editButton = (name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true });

  await test.step('corrects a name and an e-mail address, and keeps the input when the correction is rejected', async () => {
    await editButton(kim.name).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${kim.name}` });
    await dialog.getByLabel('Name').fill(renamed);
    await dialog.getByLabel('Email').fill('ada.okafor@demo.example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Another employee already has that email. Use a different email.',
    );
    await expectAccessible(page);
    await expect(dialog.getByLabel('Name')).toHaveValue(renamed);
    await dialog.getByLabel('Email').fill(`new.${kim.email}`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, `${renamed} has been updated.`);
    await expect(personRow(page, renamed)).toContainText(`new.${kim.email}`);
  });

  await test.step('asks before deactivating a person, and signs the person out immediately', async () => {
    await chooseOption(activeSelect(page, renamed), 'Inactive');
    await updateButton(page, renamed).click();
    const confirmDialog = page.getByRole('alertdialog', { name: `Make ${renamed} inactive?` });
    await confirmDialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await getStatus(newcomerPage, token, '/api/auth/verify')).toBe(200);

    await updateButton(page, renamed).click();
    await confirmDialog.getByRole('button', { name: 'Make inactive' }).click();
    await expectToast(page, `${renamed} is now inactive and signed out.`);
    expect(await getStatus(newcomerPage, token, '/api/auth/verify')).toBe(401);
    await expect(newcomerPage).toHaveURL('/login');
  });

  await test.step('unlinks the sign-in of a person only once', async () => {
    await page.getByRole('button', { name: 'Show Inactive' }).click();
    await editButton(renamed).click();
    await page.getByRole('button', { name: 'Unlink sign-in' }).click();
    await page.getByRole('button', { name: 'Confirm Unlink' }).click();
    await expectToast(page, `${renamed} is signed out. The next sign-in with this email links an account.`);
    await editButton(renamed).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlink sign-in' })).toHaveCount(0);
  });
});
