import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { badLine } from './badLine.ts';
import { choose } from './filters.ts';
import { accept, invite, newcomer } from './invites.ts';
import { expect, test } from './server.ts';
import { people, signInAs, statusOf, tokenOf } from './signIn.ts';
import { expectTold } from './told.ts';

const rowOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const positionOf = (page: Page, name: string) => page.getByLabel(`Position of ${name}`);
const teamOf = (page: Page, name: string) => page.getByLabel(`Team of ${name}`);
const activityOf = (page: Page, name: string) => page.getByLabel(`${name} is active or inactive`);
const updateOf = (page: Page, name: string) => rowOf(page, name).getByRole('button', { name: /^Updat/ });
const searchOf = (page: Page) => page.getByRole('textbox', { name: 'Find by name or e-mail' });
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('lists everyone by position and team, and keeps the last admin', async ({ page }) => {
  await signInAs(page, people.admin, '/managers');

  await test.step('lists everyone active by position, the product specialists by team', async () => {
    await expect(group(page, 'Admin')).toContainText('Ada Okafor');
    await expect(group(page, 'Managers').getByRole('listitem', { name: 'Max Castellano' })).toBeVisible();
    await expect(group(page, 'Finance Managers')).toContainText('Priya Raman');
    await expect(group(page, 'Sales Managers')).toContainText('Grant Whitaker');
    await expect(group(page, 'Office Staff')).toContainText('Olive Park');
    await expect(group(page, 'BDC')).toContainText('Jo de la Cruz');
    const specialists = group(page, 'Product Specialists');
    await expect(specialists.getByRole('region', { name: 'Team A' })).toContainText('Desmond Cole');
    await expect(specialists.getByRole('region', { name: 'Team B' })).toContainText('Tasha Bell');
    await expect(specialists.getByRole('region', { name: 'Team C' })).toContainText('Chen Wei');
    await expect(specialists.getByRole('region', { name: 'Team HSE' })).toContainText('Walt Haus');
    await expect(specialists.getByRole('region', { name: 'No Team' })).toContainText('Jamie Fox');
  });

  await test.step('finds a person by a part of the name', async () => {
    await searchOf(page).fill('nunez');
    await expect(page.getByRole('listitem', { name: 'Zoë Núñez' })).toBeVisible();
    await expect(page.getByText('Tasha Bell')).toHaveCount(0);
    await searchOf(page).fill('nobody of that name');
    await expect(page.getByText('Nobody is called “nobody of that name” here.')).toBeVisible();
    await searchOf(page).fill('');
    await expect(rowOf(page, 'Sam Rivera')).toBeVisible();
  });

  await test.step('keeps the choice when the server cannot be reached', async () => {
    await choose(teamOf(page, 'Chen Wei'), 'B');
    const restore = await badLine(page, 'UpdateEmployee');
    await updateOf(page, 'Chen Wei').click();
    await expect(rowOf(page, 'Chen Wei').getByRole('alert')).toContainText('could not be reached');
    await expect(teamOf(page, 'Chen Wei')).toHaveText('B');
    restore();
  });

  await test.step('rejects making the last admin inactive, and shows what is stored', async () => {
    await choose(activityOf(page, people.admin), 'Inactive');
    await updateOf(page, people.admin).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make inactive' }).click();
    await expect(rowOf(page, people.admin).getByRole('alert')).toContainText('the last one');
    await expect(activityOf(page, people.admin)).toHaveText('Active');
    await expect(page).toHaveURL('/managers');
  });

  await test.step('shows inactive people on request', async () => {
    await expect(page.getByText('Gwen Ash')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show Inactive' }).click();
    await expect(group(page, 'Inactive')).toContainText('Gwen Ash');
    // Inactive people, a changed row and two messages: none of these is on the bare screen.
    await expectUsableByAll(page);
    await page.getByRole('button', { name: 'Hide Inactive' }).click();
    await expect(page.getByText('Gwen Ash')).toHaveCount(0);
  });
});

test('employs a newcomer by an invite, updates the row, and signs the newcomer out', async ({
  page,
  browser,
}) => {
  const kim = newcomer('Kim');
  const renamed = `Kimberly ${kim.name}`;
  await signInAs(page, people.admin, '/managers');
  const link = await invite(page, kim);

  const theirs = await test.step('accepts the invite once', async () => {
    await expect(page.getByText('Invite created successfully! Share the link below:')).toBeVisible();
    const waiting = page.getByRole('listitem', { name: kim.email });
    await expect(waiting).toContainText(`Invited by ${people.admin}`);
    await expect(waiting).toContainText('Expires in 7 days');

    const invited = await accept(browser, link, kim, async card => {
      await expect(card.getByRole('heading', { name: 'Accept Invitation' })).toBeVisible();
      await expect(card.getByText(kim.email)).toBeVisible();
      await expect(
        card.getByText('Sign in with that Microsoft account to complete your registration.'),
      ).toBeVisible();
    });
    await expect(invited).toHaveURL('/');
    await expect(invited.getByRole('banner').getByText(kim.name)).toBeVisible();

    await expect(page.getByRole('region', { name: 'No Team' })).toContainText(kim.name);
    await expect(page.getByRole('listitem', { name: kim.email })).toHaveCount(0);
    await invited.goto(link);
    await expect(invited.getByText('Invalid or expired invite link')).toBeVisible();
    await invited.getByRole('link', { name: 'Go to Login' }).click();
    await expect(invited).toHaveURL('/');
    return invited;
  });
  const token = await tokenOf(theirs);

  await test.step('updates one row by the keyboard, and leaves the changes in other rows alone', async () => {
    await expect(updateOf(page, kim.name)).toHaveCount(0);
    await choose(teamOf(page, 'Chen Wei'), 'B');
    const height = async () => (await rowOf(page, kim.name).boundingBox())?.height;
    const before = await height();
    await teamOf(page, kim.name).focus();
    await page.keyboard.press('a');
    await expect(updateOf(page, kim.name)).toBeVisible();
    expect(await height()).toBe(before);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(updateOf(page, kim.name)).toBeFocused();
    await page.keyboard.press('Enter');
    const teamA = group(page, 'Product Specialists').getByRole('region', { name: 'Team A' });
    await expect(teamA).toContainText(kim.name);
    await expect(positionOf(page, kim.name)).toBeFocused();
    await expect(updateOf(page, kim.name)).toHaveCount(0);
    await expect(teamOf(page, 'Chen Wei')).toHaveText('B');
    await expect(updateOf(page, 'Chen Wei')).toBeVisible();
  });

  await test.step('asks before a change is left unsaved, and keeps it while searching', async () => {
    await page.getByRole('link', { name: 'TICK' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/managers');
    await searchOf(page).fill('kim');
    await searchOf(page).fill('');
    await expect(teamOf(page, 'Chen Wei')).toHaveText('B');
    await choose(teamOf(page, 'Chen Wei'), 'C');
    await expect(updateOf(page, 'Chen Wei')).toHaveCount(0);
  });

  await test.step('gives and takes the rights of a position with the next call', async () => {
    expect(await statusOf(theirs, token, '/api/invites')).toBe(403);
    await choose(positionOf(page, kim.name), 'Finance manager');
    await expect(teamOf(page, kim.name)).toHaveCount(0);
    await updateOf(page, kim.name).click();
    await expect(group(page, 'Finance Managers')).toContainText(kim.name);
    expect(await statusOf(theirs, token, '/api/invites')).toBe(200);
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();

    await choose(positionOf(page, kim.name), 'BDC staff');
    await updateOf(page, kim.name).click();
    await expect(group(page, 'BDC')).toContainText(kim.name);
    expect(await statusOf(theirs, token, '/api/invites')).toBe(403);
  });

  const edit = (name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true });

  await test.step('corrects a name and an e-mail, and keeps what was typed when it is rejected', async () => {
    await edit(kim.name).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${kim.name}` });
    await dialog.getByLabel('Name').fill(renamed);
    await dialog.getByLabel('E-mail').fill('ada.okafor@demo.example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Someone with that e-mail is already an employee.');
    await expectUsableByAll(page);
    await expect(dialog.getByLabel('Name')).toHaveValue(renamed);
    await dialog.getByLabel('E-mail').fill(`new.${kim.email}`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectTold(page, `${renamed} has been updated.`);
    await expect(rowOf(page, renamed)).toContainText(`new.${kim.email}`);
  });

  await test.step('asks before it makes someone inactive, and signs them out at once', async () => {
    await choose(activityOf(page, renamed), 'Inactive');
    await updateOf(page, renamed).click();
    const question = page.getByRole('alertdialog', { name: `Make ${renamed} inactive?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await statusOf(theirs, token, '/api/auth/verify')).toBe(200);

    await updateOf(page, renamed).click();
    await question.getByRole('button', { name: 'Make inactive' }).click();
    await expectTold(page, `${renamed} is inactive and signed out.`);
    expect(await statusOf(theirs, token, '/api/auth/verify')).toBe(401);
    await expect(theirs).toHaveURL('/login');
  });

  await test.step('unlinks a sign-in once', async () => {
    await page.getByRole('button', { name: 'Show Inactive' }).click();
    await edit(renamed).click();
    await page.getByRole('button', { name: 'Unlink sign-in' }).click();
    await page.getByRole('button', { name: 'Confirm unlink' }).click();
    await expectTold(page, `${renamed} is signed out. The next sign-in by e-mail links an account.`);
    await edit(renamed).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlink sign-in' })).toHaveCount(0);
  });
});
