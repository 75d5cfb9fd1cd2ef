import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { graphqlAs } from './deals.ts';
import { chooseOption, failRequests } from './pageHelpers.ts';
import { expect, storeDay, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const funnel = (page: Page) => page.getByRole('region', { name: 'Funnel' });

/** Links an up of last month to a sold deal, because the demo store's ups have no links. */
async function linkUpOfSam(page: Page) {
  const today = new Date(storeDay());
  const dayOfMonth = (months: number, day: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, day)).toISOString().slice(0, 10);
  const days = `start: "${dayOfMonth(-1, 1)}", end: "${dayOfMonth(0, 0)}"`;
  const { employees } = await graphqlAs(page, people.manager, '{ employees { id name } }');
  const samId = employees.find(({ name }: { name: string }) => name === people.salesperson).id;
  const { upStats, creditedDeals } = await graphqlAs(
    page,
    people.manager,
    `{
    upStats(${days}, employeeId: ${samId}, limit: 1) { rows { id } }
    creditedDeals(${days}, limit: 100) { rows { totalGross deal { number } } }
  }`,
  );
  const soldDeal = creditedDeals.rows.find(({ totalGross }: { totalGross: number }) => totalGross > 0);
  await graphqlAs(
    page,
    people.manager,
    `mutation { linkDeal(upId: ${upStats.rows[0].id}, dealNumber: ${soldDeal.deal.number}) { up { id } } }`,
  );
}

test('compares groups with the store, and opens the ups and the deals of a figure', async ({ page }) => {
  await linkUpOfSam(page);
  const emptyPeriod = 'period=custom&start=1950-01-01&end=1950-01-31';
  await signInAs(page, people.manager, `/uplogstats?${emptyPeriod}&by=TEAM`);
  await test.step('states that there is nothing to compare if there are no ups', async () => {
    await expect(funnel(page)).toContainText('No ups match these filters.');
  });

  await test.step('offers to try again after a failed request', async () => {
    const restore = await failRequests(page, '"operationName":"UpFunnel"');
    await chooseOption(page.getByRole('combobox', { name: 'Period' }), 'Last Month');
    await expect(funnel(page).getByRole('alert')).toBeVisible();
    restore();
    await funnel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(funnel(page).getByRole('list', { name: 'Stages' })).toBeVisible();
  });

  await test.step('opens the deals behind the figure "Gross per up" for a manager', async () => {
    const gross = funnel(page).getByRole('group', { name: 'Gross' });
    await gross.getByRole('button', { name: 'deals of Total – Gross per up' }).click();
    const list = page.getByRole('dialog', { name: 'Total – Gross per up' });
    await expect(list.getByRole('list', { name: 'How it’s calculated' })).toContainText(
      'front and back gross',
    );
    await expect(list.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
    await list.getByRole('button', { name: 'Close' }).click();
    await expect(list).toHaveCount(0);
  });

  await test.step('shows the rates of the store next to those of a team', async () => {
    await page.getByRole('combobox', { name: 'Team', exact: true }).click();
    await page.getByRole('option', { name: 'Team B' }).click();
    await expect(funnel(page).getByText('store').first()).toBeVisible();
  });

  await test.step('opens the ups of a weekday from the funnel', async () => {
    await chooseOption(funnel(page).getByRole('combobox', { name: 'Group by' }), 'Weekday');
    await expect(page).toHaveURL(/by=WEEKDAY/);
    const monday = funnel(page).getByRole('button', { name: /ups of Monday – Ups$/ });
    const count = Number(await monday.textContent());
    expect(count).toBeGreaterThan(0);
    await page.mouse.move(0, 0); // moves the mouse away from the headers, which would show tooltips
    await expectAccessible(page);
    await monday.click();
    const list = page.getByRole('dialog', { name: 'Monday – Ups' });
    await expect(list.locator('tbody tr')).toHaveCount(Math.min(count, 100));
  });

  await test.step('shows a salesperson only their own "Gross per up" figure', async () => {
    await signInAs(page, people.salesperson, '/uplogstats?period=last-month&by=SALESPERSON');
    const gross = funnel(page).getByRole('button', { name: /deals of .* Gross per up/ });
    await expect(gross).toHaveAccessibleName(/ deals of Sam Rivera – Gross per up$/);
  });
});
