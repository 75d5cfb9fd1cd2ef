import type { Page } from '@playwright/test';
import { expectUsableByAll, faults } from './axe.ts';
import { expectContent, openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

// That Help explains every header of every screen is part of oneHand.spec.ts.

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Help' });

async function openHelp(page: Page, address: string): Promise<void> {
  await openScreen(page, address);
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
}

async function closeHelp(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
}

/** What Help says about some headers of a screen. */
const spelledOut = {
  '/tick': [
    ['VAC', 'Vacation units: Units granted for vacation'],
    ['3MAvg', 'Three-month average: '],
    ['Prev', 'Previous month: '],
    ['Track', 'Units at the end of the month if it goes on like this'],
    ['HSE', 'The house: '],
  ],
  '/activity': [['OAC', 'On approved credit: ']],
  '/hog': [['Hog', 'The review of gross profit, deal by deal.']],
  '/potofgold': [['To 12', 'Units to 12: ']],
} as const;

test('tells a salesperson their own keys and actions, what is new, and what short headers mean', async ({
  page,
}) => {
  await signInAs(page, people.salesperson, '/hog');
  await test.step('opens by its button and shows no action of others', async () => {
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(sheet(page)).toContainText('Help: Hog');
    await expect(sheet(page)).toContainText('Go to TICK');
    await expect(sheet(page)).not.toContainText('Type front and back gross.');
    await expect(sheet(page)).not.toContainText('Fill in the amount above');
    const release = sheet(page).getByRole('region', { name: /^Version 0\.1\.0/ });
    await expect(release.getByRole('listitem')).toHaveCount(8);
    await expectUsableByAll(page);
  });
  await test.step('closes by Back', async () => {
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL('/hog');
  });
  await test.step('spells out short headers', async () => {
    for (const [address, words] of Object.entries(spelledOut)) {
      await openHelp(page, address);
      for (const [header, says] of words) {
        const word = sheet(page).locator('dl > div');
        const isOfHeader = page.locator('dt').getByText(header, { exact: true });
        await expect(word.filter({ has: isOfHeader }).first()).toContainText(says);
      }
      await closeHelp(page);
    }
  });
  await test.step('takes a question mark in a field as text', async () => {
    await openScreen(page, '/hog');
    const search = page.getByRole('textbox', { name: 'Search' });
    await search.click();
    await page.keyboard.type('?');
    await expect(search).toHaveValue('?');
  });
});

test('tells a manager more actions, and what a header or figure is under the mouse and the keyboard', async ({
  page,
}) => {
  await signInAs(page, people.manager, '/tick');
  // What comes in above would move the header away from under the mouse.
  await expectContent(page);
  const tip = page.getByRole('tooltip');
  const vacation = page.getByRole('columnheader', { name: 'VAC' }).first();
  const description = 'Vacation units: Units granted for vacation, of the months that begin in these days.';
  await expect(vacation).toHaveAccessibleDescription(description);
  await vacation.hover();
  await expect(tip).toHaveText(description);
  // It stands in a landmark, as all of the page.
  expect(await faults(page)).toEqual([]);
  await page.mouse.move(700, 5);
  await expect(tip).toHaveCount(0);
  // The store's figures come first, then the columns of a team.
  const figures = page.getByRole('group', { name: 'Figures, the arrow keys go from one to the next' });
  await figures.getByRole('button', { name: /of Store – Total Sold$/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tip).toContainText('Units at the end of the month if it goes on like this');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);

  // One head, two meanings: by the part of the page.
  await openScreen(page, '/summary');
  await page.getByRole('columnheader', { name: 'Prior Year' }).first().hover();
  await expect(tip).toHaveText('What was sold on the same days a year earlier.');
  await page.getByRole('columnheader', { name: 'New', exact: true }).first().hover();
  await expect(tip).toHaveText('New cars sold. A whole deal is 1 unit, half of a split 0.5.');

  await openScreen(page, '/activity?period=this-month');
  await page.getByRole('columnheader', { name: 'SM' }).focus();
  await page.keyboard.press('ArrowLeft');
  const finance = 'Finance and insurance: The finance manager (F&I) on the deal.';
  await expect(tip).toHaveText(finance);
  await expect(page.getByRole('columnheader', { name: 'F&I' })).toHaveAccessibleDescription(finance);
  // The list behind a figure has words of its own.
  await openScreen(page, '/tick');
  await figures.getByRole('button', { name: /of Store – Total Sold$/ }).click();
  await page.getByRole('dialog').getByRole('columnheader', { name: 'Sales' }).hover();
  await expect(tip).toHaveText('Salespeople: The closer, and the second salesperson.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const [address, action] of [
    ['/hog', 'Type front and back gross.'],
    ['/compare', 'Record the deal that is missing'],
    ['/uplog', 'after the last one a new row'],
  ] as const) {
    await openHelp(page, address);
    await expect(sheet(page)).toContainText(action);
    await closeHelp(page);
  }
});
