import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { badLine } from './badLine.ts';
import { choose } from './filters.ts';
import { ask } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { storeDay } from './storeDay.ts';

const funnel = (page: Page) => page.getByRole('region', { name: 'Funnel' });

/** Links an up of last month to a deal that is sold, for the demo store's ups are linked to nothing. */
async function linkAnUpOfSam(page: Page) {
  const today = new Date(storeDay());
  const at = (months: number, day: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, day)).toISOString().slice(0, 10);
  const days = `start: "${at(-1, 1)}", end: "${at(0, 0)}"`;
  const { employees } = await ask(page, people.manager, '{ employees { id name } }');
  const sam = employees.find(({ name }: { name: string }) => name === people.salesperson).id;
  const { upStats, creditedDeals } = await ask(
    page,
    people.manager,
    `{
    upStats(${days}, employeeId: ${sam}, limit: 1) { rows { id } }
    creditedDeals(${days}, limit: 100) { rows { totalGross deal { number } } }
  }`,
  );
  const sold = creditedDeals.rows.find(({ totalGross }: { totalGross: number }) => totalGross > 0);
  await ask(
    page,
    people.manager,
    `mutation { linkDeal(upId: ${upStats.rows[0].id}, dealNumber: ${sold.deal.number}) { up { id } } }`,
  );
}

test('compares groups with the store and opens the ups and deals behind a figure', async ({ page }) => {
  await linkAnUpOfSam(page);
  const none = 'period=custom&start=1950-01-01&end=1950-01-31';
  await signInAs(page, people.manager, `/uplogstats?${none}&by=TEAM`);
  await test.step('says that there is nothing to compare without ups', async () => {
    await expect(funnel(page)).toContainText('there is nothing to compare');
  });

  await test.step('offers to try again after a failed request', async () => {
    const mend = await badLine(page, '"operationName":"UpFunnel"');
    await choose(page.getByRole('combobox', { name: 'Period' }), 'Last Month');
    await expect(funnel(page).getByRole('alert')).toBeVisible();
    mend();
    await funnel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(funnel(page).getByRole('list', { name: 'Stages' })).toBeVisible();
  });

  await test.step('opens the deals behind Gross an up for a manager', async () => {
    const gross = funnel(page).getByRole('group', { name: 'Gross' });
    await gross.getByRole('button', { name: 'deals of Total – Gross an up' }).click();
    const list = page.getByRole('dialog', { name: 'Total – Gross an up' });
    await expect(list.getByRole('list', { name: 'How it comes about' })).toContainText(
      'front and back gross',
    );
    await expect(list.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
    await list.getByRole('button', { name: 'Close' }).click();
    await expect(list).toHaveCount(0);
  });

  await test.step('shows the rates of the store beside those of a team', async () => {
    await page.getByRole('combobox', { name: 'Team', exact: true }).click();
    await page.getByRole('option', { name: 'Team B' }).click();
    await expect(funnel(page).getByText('store').first()).toBeVisible();
  });

  await test.step('opens the ups of a weekday', async () => {
    await choose(funnel(page).getByRole('combobox', { name: 'Told apart by' }), 'Weekday');
    await expect(page).toHaveURL(/by=WEEKDAY/);
    const monday = funnel(page).getByRole('button', { name: /ups of Monday – Ups$/ });
    const count = Number(await monday.textContent());
    expect(count).toBeGreaterThan(0);
    await page.mouse.move(0, 0); // away from the headers, which explain themselves
    await expectUsableByAll(page);
    await monday.click();
    const list = page.getByRole('dialog', { name: 'Monday – Ups' });
    await expect(list.locator('tbody tr')).toHaveCount(Math.min(count, 100));
  });

  await test.step('shows a salesperson no Gross an up but their own', async () => {
    await signInAs(page, people.salesperson, '/uplogstats?period=last-month&by=SALESPERSON');
    const gross = funnel(page).getByRole('button', { name: /deals of .* Gross an up/ });
    await expect(gross).toHaveAccessibleName(/ deals of Sam Rivera – Gross an up$/);
  });
});
