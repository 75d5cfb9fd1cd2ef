import type { Page } from '@playwright/test';
import { expectUsableByAll, faults } from './axe.ts';
import { screens } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Help' });

/** What stands over figures on the screen that is shown, of what is said over it too. */
const heads = (page: Page) =>
  page
    .locator(':is(thead th, [role="columnheader"], dt, [data-head]):not(.MuiDrawer-root *)')
    .evaluateAll(all => [
      ...new Set(
        all
          .filter(head => head.checkVisibility())
          .map(head => (head.dataset.head ?? head.textContent).trim()),
      ),
    ]);

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}

/** Help is opened by its key, and stays open. */
async function expectExplained(page: Page, shown: string[]): Promise<void> {
  await page.keyboard.press('?');
  await expect(sheet(page).getByRole('region', { name: 'Keys' })).toBeVisible();
  const words = await sheet(page).getByRole('region', { name: 'Words' }).locator('dt').allTextContents();
  expect(
    shown.filter(head => head !== '' && !words.includes(head)),
    page.url(),
  ).toEqual([]);
}

test('every head of every board and list is explained by ?', async ({ page }) => {
  test.slow();
  await signInAs(page, people.admin);
  let count = 0;
  for (const address of [
    // Who is not signed in has no bar, and no help in it.
    ...screens.filter(address => !address.startsWith('/acceptinvite')),
    '/activity?period=this-month',
    '/leaderboard?mode=TEAMS',
    '/potofgold?look=race',
  ]) {
    await page.goto(address);
    await settled(page);
    const shown = await heads(page);
    count += shown.length;
    await expectExplained(page, shown);
  }
  // The boards alone have as many: without heads nothing would be compared.
  expect(count).toBeGreaterThan(120);
});

test('so are the heads of the closing, of a file that is imported, and of a file that is compared', async ({
  page,
}) => {
  await signInAs(page, people.manager, '/closing');
  await settled(page);
  await page.getByRole('button', { name: 'Close month', exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'Figures of people' })).toBeVisible();
  const closing = await heads(page);
  expect(closing).toContain('Spiff per used car');
  await page.keyboard.press('Escape');
  await expectExplained(page, closing);

  const file = {
    name: 'recap.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Deal #,Customer,Front Gross,Delivery Date\n990001,Ann Smith,1000.00,11/04/2019\n'),
  };
  await page.goto('/import');
  await page.getByTestId('sheet-file').setInputFiles(file);
  await expect(page.getByRole('table', { name: 'Columns' })).toBeVisible();
  await expectExplained(page, await heads(page));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Look at the deals' }).click();
  await expect(page.getByRole('region', { name: 'Lines' })).toBeVisible();
  await expectExplained(page, await heads(page));

  await page.goto('/compare');
  await page.getByTestId('sheet-file').setInputFiles(file);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Groups' })).toBeVisible();
  const compared = await heads(page);
  expect(compared).toContain('Theirs');
  await expectExplained(page, compared);
});

test('short heads are spelled out', async ({ page }) => {
  await signInAs(page, people.salesperson, '/tick');
  await settled(page);
  await page.keyboard.press('?');
  const spelled = async (head: string, words: string) =>
    expect(
      sheet(page)
        .locator('dl > div')
        .filter({ has: page.locator('dt').getByText(head, { exact: true }) })
        .first(),
    ).toContainText(words);
  await spelled('VAC', 'Vacation units: Units granted for vacation');
  await spelled('3MAvg', 'Three-month average: ');
  await spelled('Prev', 'Previous month: ');
  await spelled('Track', 'Units at the end of the month if it goes on like this');
  await spelled('HSE', 'The house: ');
  await page.goto('/activity');
  await settled(page);
  await page.keyboard.press('?');
  await spelled('OAC', 'On approved credit: ');
  await page.goto('/hog');
  await settled(page);
  await page.keyboard.press('?');
  await spelled('Hog', 'The review of gross profit, deal by deal.');
  await page.goto('/potofgold');
  await settled(page);
  await page.keyboard.press('?');
  await spelled('To 12', 'Units to 12: ');
});

test('Help tells the keys and acts of whoever asks, and what is new; in a field ? is text', async ({
  page,
}) => {
  await signInAs(page, people.salesperson, '/hog');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(sheet(page)).toContainText('Help: Hog');
  await expect(sheet(page)).toContainText('Go to TICK');
  await expect(sheet(page)).not.toContainText('Type front and back gross.');
  await expect(sheet(page)).not.toContainText('Fill in the amount above');
  await expect(
    sheet(page)
      .getByRole('region', { name: /^Version 0\.1\.0/ })
      .getByRole('listitem'),
  ).toHaveCount(8);
  await expectUsableByAll(page);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL('/hog');
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.click();
  await page.keyboard.type('?');
  await expect(search).toHaveValue('?');

  await signInAs(page, people.manager, '/hog');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(sheet(page)).toContainText('Type front and back gross.');
  await page.goto('/compare');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(sheet(page)).toContainText('Record the deal that is missing');
  await page.goto('/uplog');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(sheet(page)).toContainText('after the last one a new row');
});

test('a head says what it is when a mouse rests on it, and a figure when the keyboard is on it', async ({
  page,
}) => {
  await signInAs(page, people.manager, '/tick');
  const tip = page.getByRole('tooltip');
  await page.getByRole('columnheader', { name: 'VAC' }).first().hover();
  await expect(tip).toHaveText(
    'Vacation units: Units granted for vacation, of the months that begin in these days.',
  );
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
  await page.goto('/summary');
  await settled(page);
  await page.getByRole('columnheader', { name: 'Prior Year' }).first().hover();
  await expect(tip).toHaveText('What was sold on the same days a year earlier.');
  await page.getByRole('columnheader', { name: 'New', exact: true }).first().hover();
  await expect(tip).toHaveText('New cars sold. A whole deal is 1 unit, half of a split 0.5.');

  await page.goto('/activity?period=this-month');
  await settled(page);
  await page.getByRole('columnheader', { name: 'SM' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tip).toHaveText('Finance and insurance: The finance manager (F&I) on the deal.');
  // The list behind a figure has words of its own.
  await page.goto('/tick');
  await settled(page);
  await figures.getByRole('button', { name: /of Store – Total Sold$/ }).click();
  await page.getByRole('dialog').getByRole('columnheader', { name: 'Sales' }).hover();
  await expect(tip).toHaveText('Salespeople: The closer, and the second salesperson.');
});
