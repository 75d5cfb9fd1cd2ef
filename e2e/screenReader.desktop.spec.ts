import { locateSignedInName, signInOnPage } from '../scripts/test/browser.ts';
import { readAloud, serveScreenReader } from './accessibility.ts';
import { nextDealNumber } from './deals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

// Reads the most frequent tasks as a screen reader announces them.

test.beforeEach(({ page }) => serveScreenReader(page));

test('announces the sign-in', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
  expect(await readAloud(page.getByRole('main'))).toEqual([
    'main',
    'heading, Salesfloor, level 1',
    'Today’s deals, gross and ups',
    'heading, Login, level 2',
    'Sign in with your Microsoft account to continue',
    'button, Sign in with Microsoft',
  ]);
  await signInOnPage(page, people.manager);
  await expect(locateSignedInName(page, people.manager)).toBeVisible();
  const bannerPhrases = await readAloud(page.getByRole('banner'));
  expect(bannerPhrases.slice(0, 5)).toEqual([
    'banner',
    'link, Salesfloor home',
    'Salesfloor',
    'navigation, Main',
    'link, TICK',
  ]);
  expect(bannerPhrases.slice(-5)).toEqual([
    'Max Castellano',
    'button, Find, Find (Ctrl+K)',
    'button, Help, Help (?)',
    'button, Color theme: system. Switch to light',
    'button, Log out',
  ]);
});

test('announces a new deal, its gross in Hog and the explanation of a figure', async ({ page }) => {
  const number = nextDealNumber();
  await signInAs(page, people.manager, '/?deal=new');
  await page.getByLabel('Deal ID').fill(String(number));
  await page.getByLabel('Customer Name').fill('Grace Hopper');
  await page.getByLabel('Car Info').fill('2024 Toyota Camry');
  expect(await readAloud(page.getByRole('group', { name: 'Customer and car' }))).toEqual([
    'group, Customer and car',
    'Customer and car',
    'Customer Name',
    'textbox, Customer Name, Grace Hopper',
    'Car Info',
    'textbox, Car Info, 2024 Toyota Camry',
    'Stock Number',
    'textbox, Stock Number',
    'New/Used/Cert',
    'combobox, New/Used/Cert',
  ]);
  await page.getByRole('button', { name: 'Add Deal' }).click();
  const card = page.getByRole('article', { name: `Deal ${number}` });
  await expect(card).toBeVisible();
  const cardPhrases = await readAloud(card);
  expect(cardPhrases.slice(0, 7)).toEqual([
    `article, Deal ${number}`,
    'Deal #',
    String(number),
    'Customer Name',
    'Grace Hopper',
    'Car Info',
    '2024 Toyota Camry',
  ]);
  expect(cardPhrases.slice(-2)).toEqual([`button, Edit deal ${number}`, 'Edit']);

  await page.goto(`/hog?search=${number}`);
  const front = page.locator('[role=gridcell][data-field=frontGross]');
  await front.click();
  await page.keyboard.type('1250.5');
  await expect(front.getByRole('textbox')).toHaveValue('1250.5');
  expect(await readAloud(front)).toEqual([
    'gridcell, 1250.5',
    `textbox, Front Gross of deal ${number}, 1250.5`,
  ]);
  await page.keyboard.press('Enter');
  const totals = page.getByRole('region', { name: 'Totals for all filtered deals' });
  await expect(totals.getByRole('button', { name: '$1,250.50, sum of Hog – Total Gross' })).toBeVisible();
  const totalPhrases = await readAloud(totals);
  expect(totalPhrases.slice(totalPhrases.indexOf('Front Gross'))).toEqual([
    'Front Gross',
    'button, $1,250.50, sum of Hog – Front Gross',
    '$1,250.50',
    'term, Back gross of all listed deals. Negatives are subtracted.',
    'Back Gross',
    '$0.00',
    'term, Front plus back gross.',
    'Total Gross',
    'button, $1,250.50, sum of Hog – Total Gross',
    '$1,250.50',
  ]);

  await totals.getByRole('button', { name: /Total Gross$/ }).press('Enter');
  const explanation = page.getByRole('dialog', { name: 'Hog – Total Gross' });
  const steps = explanation.getByRole('list', { name: 'How it’s calculated' });
  await expect(steps).toBeVisible();
  await expect(steps).not.toHaveAttribute('aria-busy', 'true');
  expect(await readAloud(explanation)).toEqual([
    'dialog, Hog – Total Gross',
    'heading, Hog – Total Gross, level 2',
    'button, Close',
    '$1,250.50',
    'list, How it’s calculated',
    'Front Gross:',
    '$1,250.50 from all listed deals',
    'Back Gross:',
    '$0.00 from all listed deals',
    'Total Gross:',
    '$1,250.50 front',
    '+',
    '$0.00 back',
    '= $1,250.50',
  ]);
});

test('announces a new up', async ({ page }) => {
  await signInAs(page, people.salesperson, '/uplog?day=2019-02-03');
  await page.getByRole('button', { name: 'Add Row' }).first().click();
  const row = page.getByRole('group', { name: 'Up #1', exact: true });
  // A new row takes the focus.
  await expect(row.getByLabel('Salesperson', { exact: true })).toBeFocused();
  await row.getByLabel('Customer').fill('Ann Smith');
  await page.keyboard.press('Tab');
  const phrases = await readAloud(row);
  // Lists the phrases in the expected order. Other phrases may come in between.
  const expected = [
    'group, Up #1',
    'combobox, Salesperson',
    'textbox, Time Up',
    'combobox, Type',
    'combobox, Turned To',
    'textbox, Customer, Ann Smith',
    'textbox, Notes',
    'checkbox, BDC up?, not checked',
    'checkbox, Test drive?, not checked',
    'checkbox, Write up?, not checked',
    'combobox, Sold',
  ];
  expect(phrases.filter(phrase => expected.includes(phrase))).toEqual(expected);
});
