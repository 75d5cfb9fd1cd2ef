import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { choose } from './filters.ts';
import { accept, employ, invite, newcomer } from './invites.ts';
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

test.describe('the groups', () => {
  test('hold everyone active by position, the product specialists by team', async ({ page }) => {
    await signInAs(page, people.admin, '/managers');
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

  test('show who is inactive only when asked', async ({ page }) => {
    await signInAs(page, people.admin, '/managers');
    await expect(rowOf(page, 'Sam Rivera')).toBeVisible();
    await expect(page.getByText('Gwen Ash')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show Inactive' }).click();
    await expect(group(page, 'Inactive')).toContainText('Gwen Ash');
    await page.getByRole('button', { name: 'Hide Inactive' }).click();
    await expect(page.getByText('Gwen Ash')).toHaveCount(0);
  });

  test('are narrowed to whoever is looked for', async ({ page }) => {
    await signInAs(page, people.admin, '/managers');
    await searchOf(page).fill('nunez');
    await expect(page.getByRole('listitem', { name: 'Zoë Núñez' })).toBeVisible();
    await expect(page.getByText('Tasha Bell')).toHaveCount(0);
    await searchOf(page).fill('nobody of that name');
    await expect(page.getByText('Nobody is called “nobody of that name” here.')).toBeVisible();
  });

  test('can be read and used by everyone', async ({ page }) => {
    await signInAs(page, people.manager, '/managers?inactive=shown');
    await choose(positionOf(page, 'Sam Rivera'), 'Sales manager');
    await expectUsableByAll(page);
  });
});

test.describe('an update', () => {
  test('is offered once something has changed, and leaves the changes in other rows alone', async ({
    page,
    browser,
  }) => {
    const kim = newcomer('Kim');
    await signInAs(page, people.salesManager, '/managers');
    await employ(page, browser, kim);
    await expect(updateOf(page, kim.name)).toHaveCount(0);
    await choose(teamOf(page, 'Chen Wei'), 'B');
    await choose(teamOf(page, kim.name), 'A');
    await updateOf(page, kim.name).click();

    await expect(group(page, 'Product Specialists').getByRole('region', { name: 'Team A' })).toContainText(
      kim.name,
    );
    await expect(updateOf(page, kim.name)).toHaveCount(0);
    await expect(teamOf(page, 'Chen Wei')).toHaveText('B');
    await expect(updateOf(page, 'Chen Wei')).toBeVisible();
    await page.getByRole('link', { name: 'TICK' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/managers');
    await searchOf(page).fill('kim');
    await searchOf(page).fill('');
    await expect(teamOf(page, 'Chen Wei')).toHaveText('B');
    await choose(teamOf(page, 'Chen Wei'), 'C');
    await expect(updateOf(page, 'Chen Wei')).toHaveCount(0);
  });

  test('is in reach of the keyboard, which stays in the row afterwards', async ({ page, browser }) => {
    const kim = newcomer('Kim');
    await signInAs(page, people.salesManager, '/managers');
    await employ(page, browser, kim);
    const height = async () => (await rowOf(page, kim.name).boundingBox())?.height;
    const before = await height();
    await teamOf(page, kim.name).focus();
    await page.keyboard.press('b');
    await expect(updateOf(page, kim.name)).toBeVisible();
    expect(await height()).toBe(before);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(updateOf(page, kim.name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(group(page, 'Product Specialists').getByRole('region', { name: 'Team B' })).toContainText(
      kim.name,
    );
    await expect(teamOf(page, kim.name)).toBeFocused();
  });

  test('is refused to the last admin, says why and goes back', async ({ page }) => {
    await signInAs(page, people.admin, '/managers');
    await choose(activityOf(page, people.admin), 'Inactive');
    await updateOf(page, people.admin).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make inactive' }).click();
    await expect(rowOf(page, people.admin).getByRole('alert')).toContainText('the last one');
    await expect(activityOf(page, people.admin)).toHaveText('Active');
    await expect(page).toHaveURL('/managers');
  });

  test('that nobody heard keeps what was chosen', async ({ page, context }) => {
    await signInAs(page, people.manager, '/managers');
    await choose(teamOf(page, 'Chen Wei'), 'B');
    await context.setOffline(true);
    await updateOf(page, 'Chen Wei').click();
    await expect(rowOf(page, 'Chen Wei').getByRole('alert')).toContainText('could not be reached');
    await expect(teamOf(page, 'Chen Wei')).toHaveText('B');
    await context.setOffline(false);
  });

  test('of a position binds at the very next call', async ({ page, browser }) => {
    const lee = newcomer('Lee');
    await signInAs(page, people.manager, '/managers');
    const theirs = await employ(page, browser, lee);
    const token = await tokenOf(theirs);
    expect(await statusOf(theirs, token, '/api/invites')).toBe(403);

    await choose(positionOf(page, lee.name), 'Finance manager');
    await expect(teamOf(page, lee.name)).toHaveCount(0);
    await updateOf(page, lee.name).click();
    await expect(group(page, 'Finance Managers')).toContainText(lee.name);
    expect(await statusOf(theirs, token, '/api/invites')).toBe(200);
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Add a deal' }).first()).toBeVisible();

    await choose(positionOf(page, lee.name), 'BDC staff');
    await updateOf(page, lee.name).click();
    await expect(group(page, 'BDC')).toContainText(lee.name);
    expect(await statusOf(theirs, token, '/api/invites')).toBe(403);
  });

  test('to inactive asks first, and puts the person out at once', async ({ page, browser }) => {
    const pat = newcomer('Pat');
    await signInAs(page, people.salesManager, '/managers');
    const theirs = await employ(page, browser, pat);
    const token = await tokenOf(theirs);

    await choose(activityOf(page, pat.name), 'Inactive');
    await updateOf(page, pat.name).click();
    const question = page.getByRole('alertdialog', { name: `Make ${pat.name} inactive?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await theirs.getByRole('button', { name: 'Previous day' }).click();
    await expect(theirs.getByRole('banner')).toBeVisible();

    await updateOf(page, pat.name).click();
    await question.getByRole('button', { name: 'Make inactive' }).click();
    await expectTold(page, `${pat.name} is inactive and signed out.`);
    expect(await statusOf(theirs, token, '/api/auth/verify')).toBe(401);
    await expect(theirs).toHaveURL('/login');
  });
});

test.describe('a correction', () => {
  const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true });

  test('changes a name and an e-mail, and keeps what was typed when it is refused', async ({
    page,
    browser,
  }) => {
    const kim = newcomer('Kim');
    await signInAs(page, people.salesManager, '/managers');
    await employ(page, browser, kim);
    await edit(page, kim.name).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${kim.name}` });
    await dialog.getByLabel('Name').fill('Kimberly Foxworth');
    await dialog.getByLabel('E-mail').fill('ada.okafor@demo.example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Someone with that e-mail is already an employee.');
    await dialog.getByLabel('E-mail').fill(`new.${kim.email}`);
    await expectUsableByAll(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectTold(page, 'Kimberly Foxworth has been updated.');
    await expect(rowOf(page, 'Kimberly Foxworth')).toContainText(`new.${kim.email}`);
  });

  test('of a manager’s e-mail is not for a sales manager, nor anything of an admin', async ({ page }) => {
    await signInAs(page, people.salesManager, '/managers');
    await edit(page, people.manager).click();
    await expect(page.getByLabel('E-mail').last()).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(edit(page, people.admin)).toHaveCount(0);
  });

  test('unlinks a sign-in, which signs the person out until the next sign-in', async ({ page, browser }) => {
    const lee = newcomer('Lee');
    await signInAs(page, people.admin, '/managers');
    const theirs = await employ(page, browser, lee);
    const token = await tokenOf(theirs);
    await edit(page, lee.name).click();
    await page.getByRole('button', { name: 'Unlink sign-in' }).click();
    await page.getByRole('button', { name: 'Confirm unlink' }).click();
    await expectTold(page, `${lee.name} is signed out. The next sign-in by e-mail links an account.`);
    expect(await statusOf(theirs, token, '/api/auth/verify')).toBe(401);
    await edit(page, lee.name).click();
    await expect(page.getByRole('button', { name: 'Unlink sign-in' })).toHaveCount(0);
  });
});

test.describe('a position', () => {
  test('of admin is not for a manager to give, nor an admin for a manager to alter', async ({ page }) => {
    await signInAs(page, people.manager, '/managers');
    await positionOf(page, 'Sam Rivera').click();
    await expect(page.getByRole('option')).toHaveText([
      'Salesperson',
      'Sales manager',
      'Finance manager',
      'Manager',
      'Office staff',
      'BDC staff',
    ]);
    await page.keyboard.press('Escape');
    await expect(rowOf(page, people.admin).getByRole('combobox')).toHaveCount(0);
    await expect(positionOf(page, people.manager)).toHaveCount(0);

    const headers = { authorization: `Bearer ${await tokenOf(page)}` };
    const everyone: { id: number; name: string; position: number }[] = await (
      await page.request.get('/api/employees/getemployees', { headers })
    ).json();
    const sam = everyone.find(({ name }) => name === 'Sam Rivera');
    const made = await page.request.put(`/api/employees/updateemployee?employeeId=${sam?.id}`, {
      headers,
      data: { position: 5 },
    });
    expect(made.status()).toBe(403);
    expect(await made.json()).toMatchObject({ message: 'Only an admin may make someone an admin.' });
  });

  test('is plain text for whoever may not change positions', async ({ page }) => {
    await signInAs(page, people.officeStaff, '/managers');
    await expect(teamOf(page, 'Sam Rivera')).toBeVisible();
    await expect(activityOf(page, 'Sam Rivera')).toBeVisible();
    await expect(page.getByLabel(/^Position of/)).toHaveCount(0);
    await expect(rowOf(page, 'Sam Rivera')).toContainText('Salesperson');
  });
});

test('an invite made in one browser is accepted in another, once', async ({ page, browser, context }) => {
  const kim = newcomer('Kim');
  await signInAs(page, people.salesManager, '/managers');
  const link = await invite(page, kim);
  await expect(page.getByText('Invite created successfully! Share the link below:')).toBeVisible();
  const waiting = page.getByRole('listitem', { name: kim.email });
  await expect(waiting).toContainText(`Invited by ${people.salesManager}`);
  await expect(waiting).toContainText('Expires in 7 days');

  const invited = await browser.newContext();
  const card = await invited.newPage();
  await card.goto(link);
  await expect(card.getByRole('heading', { name: 'Accept Invitation' })).toBeVisible();
  await expect(card.getByText(kim.email)).toBeVisible();
  await expect(
    card.getByText('Sign in with that Microsoft account to complete your registration.'),
  ).toBeVisible();

  const theirs = await accept(browser, link, kim);
  await expect(theirs).toHaveURL('/');
  await expect(theirs.getByRole('banner').getByText(kim.name)).toBeVisible();

  await expect(page.getByRole('region', { name: 'No Team' })).toContainText(kim.name);
  await expect(page.getByRole('listitem', { name: kim.email })).toHaveCount(0);

  const again = await context.newPage();
  await again.goto(link);
  await expect(again.getByText('Invalid or expired invite link')).toBeVisible();
});
