import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Help' });

const reports = [
  '/hog',
  '/hog?open=any&sort=age',
  '/tick',
  '/summary',
  '/trends',
  '/trade',
  '/activity?period=this-month',
  '/uplogstats',
  '/leaderboard',
];

test('every head of the reports and lists is explained by ?', async ({ page }) => {
  await signInAs(page, people.admin);
  const heads = page.locator('main :is(th[scope="col"], [role="columnheader"], dt)');
  for (const address of reports) {
    await page.goto(address);
    await expect(heads.first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
    const shown = await heads.allTextContents();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    const words = sheet(page).getByRole('region', { name: 'Words' }).locator('dt');
    await expect(words.first()).toBeVisible();
    const explained = (await words.allTextContents()).map(text => text.split(': ')[0]);
    expect(
      shown.filter(head => !explained.includes(head.trim())),
      address,
    ).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
  }
});

test('Help tells the keys and acts of whoever asks, and what is new; in a field ? is text', async ({
  page,
}) => {
  await signInAs(page, people.salesperson, '/hog');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(sheet(page)).toContainText('Hog: ');
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
});

test('a head that a mouse rests on says what it is', async ({ page }) => {
  await signInAs(page, people.manager, '/tick');
  await page.getByRole('columnheader', { name: 'VAC' }).first().hover();
  await expect(page.getByRole('tooltip')).toContainText('Vacation units: Units granted for vacation');
});
