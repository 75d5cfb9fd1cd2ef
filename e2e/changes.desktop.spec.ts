import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { createDeals, graphqlAs } from './deals.ts';
import { chooseOption } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

const now = new Date();
/** A day of a month that no other test closes. */
const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 42, 10)).toISOString().slice(0, 10);
const title = new Date(day).toLocaleString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** Closes the month of `day` as a manager, with one deal of a salesperson in it. */
async function closeMonth(page: Page) {
  const { employees } = await graphqlAs(page, people.manager, '{ employees { id name } }');
  const { id } = employees.find(({ name }: { name: string }) => name === people.salesperson);
  const { word, numbers } = await createDeals(page, 1, { added_date: day, closer_id: id });
  const month = day.slice(0, 7);
  const { monthToClose } = await graphqlAs(
    page,
    people.manager,
    `{ monthToClose(month: "${month}") { figuresId } }`,
  );
  await graphqlAs(
    page,
    people.manager,
    `mutation { closeMonth(month: "${month}", figuresId: "${monthToClose.figuresId}") { id } }`,
  );
  return { word, number: numbers[0] };
}

test('finds changes by customer, kind, origin and deal, and links each change to the changed record', async ({
  page,
}) => {
  const closed = await closeMonth(page);
  const { word, numbers } = await createDeals(page, 8, { stock_num: 'KEY77' });
  const {
    numbers: [deleted],
  } = await createDeals(page, 1);
  const headers = await headersAs(page, people.salesManager);
  await page.request.delete(`/api/deals/deletedeal?dealId=${deleted}`, { headers });
  const pot = { monthPotTotal: '4321.00' };
  await page.request.put('/api/settings/updatemonthpottotal', { headers, data: pot });

  await signInAs(page, people.manager, '/changes');
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  const kindFilter = page.getByRole('combobox', { name: 'Type' });
  const search = page.getByRole('textbox', { name: 'Deal or customer' });

  await test.step('shows six changes of a customer without scrolling and expands a change with Enter', async () => {
    await search.fill(word.toLowerCase());
    await expect(changes).toHaveCount(8);
    const newest = changes.filter({ hasText: `#${numbers.at(-1)}` });
    await expect(newest).toContainText(`Customer ${word}`);
    await expect(newest).toContainText(`${people.salesManager} added the deal`);
    await expect(changes.nth(5)).toBeInViewport({ ratio: 1 });

    await expect(newest.getByText('KEY77')).toHaveCount(0);
    await newest.getByRole('button', { expanded: false }).focus();
    await page.keyboard.press('Enter');
    await expect(newest.getByText('KEY77')).toBeVisible();
    await expect(page).toHaveURL(/\/changes/);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(newest.getByText('KEY77')).toHaveCount(0);

    await newest.getByRole('button', { name: `#${numbers.at(-1)}` }).click();
    await expect(page.getByRole('form', { name: `Update Deal #${numbers.at(-1)}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('form')).toHaveCount(0);
    await search.fill('');
  });

  await test.step('lists an export in Changes only when the kind filter is set to exports and sign-ins', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    await download;
    const exported = changes.filter({ hasText: `${people.manager} exported Changes as CSV` }).first();
    // The export is logged a moment after the file has arrived.
    await expect(async () => {
      await chooseOption(kindFilter, 'All');
      await chooseOption(kindFilter, 'Exports and sign-ins');
      await expect(exported).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expect(exported).toContainText('App');
    await exported.getByRole('button').click();
    await expect(exported).toContainText(/IP address(127\.0\.0\.1|::1)/);
    await expect(changes.filter({ hasText: `${people.manager} signed in` }).first()).toBeVisible();
    await chooseOption(kindFilter, 'All');
    await expect(changes.filter({ hasText: `closed ${title}` })).toBeVisible();
    await expect(exported).toHaveCount(0);
  });

  await test.step('finds changes by kind, origin and deal', async () => {
    await chooseOption(page.getByRole('combobox', { name: 'Source' }), 'REST');
    await chooseOption(kindFilter, 'Pot total');
    const changed = changes.filter({ hasText: '$4,321.00' });
    await expect(changed).toContainText(`${people.salesManager} set the pot total for`);
    await expect(changed).toContainText('REST');
    await expect(changes.filter({ hasText: 'deleted the deal' })).toHaveCount(0);
    await kindFilter.click();
    await expect(page.getByRole('option', { name: 'People' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Access tokens' })).toHaveCount(0);
    await page.getByRole('option', { name: 'Deals', exact: true }).click();
    await search.fill(String(deleted));
    await expect(changes.filter({ hasText: `#${deleted}` })).toHaveCount(2);
    await expect(changes).toHaveCount(2);
    await changes.first().getByRole('link').click();
    await expect(page.getByRole('listitem', { name: `Deal ${deleted}` })).toBeVisible();
    await page.goBack();
    // The previous screen may stay visible for a moment.
    await expect(search).toBeVisible();
  });

  await test.step('shows the closing of a month as one entry that links to the closed month', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click();
    const closing = changes.filter({ hasText: `${people.manager} closed ${title}` });
    await expect(closing).toContainText(/locking the teams on \d+ deals?/);
    await expect(changes.filter({ hasText: `#${closed.number}` })).toHaveCount(1);
    await closing.getByRole('button').click();
    const frozen = closing.getByRole('list', { name: 'Deals with locked teams' });
    await expect(frozen.getByRole('listitem').filter({ hasText: `Customer ${closed.word}` })).toContainText(
      `#${closed.number}`,
    );
    await closing.getByRole('link', { name: 'View closed month' }).click();
    await expect(page).toHaveURL(/\/closing\?closing=\d+/);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  });
});
