import type { Page } from '@playwright/test';
import { expectAccessible, findViolations } from './accessibility.ts';
import { expectContent, openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

// allScreens.spec.ts tests that Help explains every header of every screen.

const helpDialog = (page: Page) => page.getByRole('dialog', { name: 'Help' });

async function openHelp(page: Page, address: string): Promise<void> {
  await openScreen(page, address);
  await page.keyboard.press('?');
  await expect(helpDialog(page)).toBeVisible();
}

async function closeHelp(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(helpDialog(page)).toHaveCount(0);
}

/** Expected explanations of some abbreviated headers in Help. */
const headerExplanations = {
  '/tick': [
    ['VAC', 'Vacation units: Vacation units of the months'],
    ['3MAvg', 'Three-month average: '],
    ['Prev', 'Previous month: '],
    ['Track', 'Projected units at month end at the current pace'],
    ['HSE', 'The house: '],
  ],
  '/activity': [['OAC', 'On approved credit: ']],
  '/hog': [['Hog', 'The review of gross profit, deal by deal.']],
  '/potofgold': [['To 12', 'Units to 12: ']],
} as const;

test('shows a salesperson in Help the available keys and actions, the release notes, and the meaning of abbreviated headers', async ({
  page,
}) => {
  await signInAs(page, people.salesperson, '/hog');
  await test.step('opens Help by its button and shows no actions of other roles', async () => {
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(helpDialog(page)).toContainText('Help: Hog');
    await expect(helpDialog(page)).toContainText('Go to TICK');
    await expect(helpDialog(page)).not.toContainText('Enter front and back gross.');
    await expect(helpDialog(page)).not.toContainText('Copy the amount above');
    const release = helpDialog(page).getByRole('region', { name: /^What’s new in version 0\.1\.0/ });
    await expect(release.getByRole('listitem')).toHaveCount(8);
    await expectAccessible(page);
  });
  await test.step('closes Help by Back', async () => {
    await page.goBack();
    await expect(helpDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/hog');
  });
  await test.step('explains abbreviated headers', async () => {
    for (const [address, explanations] of Object.entries(headerExplanations)) {
      await openHelp(page, address);
      for (const [header, explanation] of explanations) {
        const entry = helpDialog(page).locator('dl > div');
        const term = page.locator('dt').getByText(header, { exact: true });
        await expect(entry.filter({ has: term }).first()).toContainText(explanation);
      }
      await closeHelp(page);
    }
  });
  await test.step('types a question mark into a field instead of opening Help', async () => {
    await openScreen(page, '/hog');
    const search = page.getByRole('textbox', { name: 'Search' });
    await search.click();
    await page.keyboard.type('?');
    await expect(search).toHaveValue('?');
  });
});

test('shows a manager more actions in Help than a salesperson, and explains headers and figures on hover and focus', async ({
  page,
}) => {
  await signInAs(page, people.manager, '/tick');
  // Content that loads above the header would move it away from the mouse.
  await expectContent(page);
  const tooltip = page.getByRole('tooltip');
  const vacation = page.getByRole('columnheader', { name: 'VAC' }).first();
  const description = 'Vacation units: Vacation units of the months that begin in this period.';
  await expect(vacation).toHaveAccessibleDescription(description);
  await vacation.hover();
  await expect(tooltip).toHaveText(description);
  // The tooltip is in a landmark, like the rest of the page.
  expect(await findViolations(page)).toEqual([]);
  await page.mouse.move(700, 5);
  await expect(tooltip).toHaveCount(0);
  // The first group contains the figures of the store. The groups after it contain the columns of a team.
  const figures = page.getByRole('group', { name: 'Figures. Use the arrow keys to move between them.' });
  await figures.getByRole('button', { name: /of Store – Total Sold$/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tooltip).toContainText('Projected units at month end at the current pace');
  // Material listens for Escape shortly after the tooltip has appeared.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0, { timeout: 500 });
  }).toPass();

  // The summary has a header with two meanings, depending on the section.
  await openScreen(page, '/summary');
  await page.getByRole('columnheader', { name: 'Prior Year' }).first().hover();
  await expect(tooltip).toHaveText('Sold on the same days a year earlier.');
  await page.getByRole('columnheader', { name: 'New', exact: true }).first().hover();
  await expect(tooltip).toHaveText('New cars sold. A whole deal is 1 unit, and half of a split is 0.5.');

  await openScreen(page, '/activity?period=this-month');
  await page.getByRole('columnheader', { name: 'SM' }).focus();
  await page.keyboard.press('ArrowLeft');
  const finance = 'Finance and insurance: The finance manager (F&I) on the deal.';
  await expect(tooltip).toHaveText(finance);
  await expect(page.getByRole('columnheader', { name: 'F&I' })).toHaveAccessibleDescription(finance);
  // The source rows of a figure have their own header descriptions.
  await openScreen(page, '/tick');
  await figures.getByRole('button', { name: /of Store – Total Sold$/ }).click();
  await page.getByRole('dialog').getByRole('columnheader', { name: 'Sales' }).hover();
  await expect(tooltip).toHaveText('Salespeople: The closer and the additional salesperson.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const [address, action] of [
    ['/hog', 'Enter front and back gross.'],
    ['/compare', 'Add the missing deal'],
    ['/uplog', 'Next field'],
  ] as const) {
    await openHelp(page, address);
    await expect(helpDialog(page)).toContainText(action);
    await closeHelp(page);
  }
});
