import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { ask, recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** A month that no other test closes: 42 months ago. */
const now = new Date();
const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 42, 10)).toISOString().slice(0, 10);
const title = new Date(day).toLocaleString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

const listed = (page: Page) => page.getByRole('list', { name: 'Changes' }).getByRole('listitem');

test('changes are found by the customer, six to a screen, and each opens by Enter', async ({ page }) => {
  const { word, numbers } = await recordOwnDeals(page, 8, { stock_num: 'KEY77' });
  await signInAs(page, people.manager, '/changes');
  const changes = listed(page);
  await page.getByRole('textbox', { name: 'Deal or customer' }).fill(word.toLowerCase());
  await expect(changes).toHaveCount(8);
  const newest = changes.filter({ hasText: `#${numbers.at(-1)}` });
  await expect(newest).toContainText(`Customer ${word}`);
  await expect(newest).toContainText(`${people.salesManager} added the deal`);
  await expect(changes.nth(5)).toBeInViewport({ ratio: 1 });

  const opener = newest.getByRole('button', { expanded: false });
  await expect(newest.getByText('KEY77')).toHaveCount(0);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(newest.getByText('KEY77')).toBeVisible();
  await expect(page).toHaveURL(/\/changes/);
  await expectUsableByAll(page);
  await page.keyboard.press('Enter');
  await expect(newest.getByText('KEY77')).toHaveCount(0);

  await newest.getByRole('button', { name: `#${numbers.at(-1)}` }).click();
  await expect(page.getByRole('form', { name: `Update Deal #${numbers.at(-1)}` })).toBeVisible();
});

test('a closing is one entry: its teams open with it, and it leads to what was closed', async ({ page }) => {
  const { employees } = await ask(page, people.manager, '{ employees { id name } }');
  const { id } = employees.find(({ name }: { name: string }) => name === people.salesperson);
  const { word, numbers } = await recordOwnDeals(page, 1, { added_date: day, closer_id: id });
  const month = day.slice(0, 7);
  const { monthToClose } = await ask(
    page,
    people.manager,
    `{ monthToClose(month: "${month}") { figuresId } }`,
  );
  await ask(
    page,
    people.manager,
    `mutation { closeMonth(month: "${month}", figuresId: "${monthToClose.figuresId}") { id } }`,
  );

  await signInAs(page, people.manager, '/changes');
  const closing = listed(page).filter({ hasText: `${people.manager} closed ${title}` });
  await expect(closing).toContainText(/froze the teams of \d+ deals?/);
  await expect(listed(page).filter({ hasText: `#${numbers[0]}` })).toHaveCount(1);
  await closing.getByRole('button').click();
  const frozen = closing.getByRole('list', { name: 'Deals whose teams were frozen' });
  await expect(frozen.getByRole('listitem').filter({ hasText: `Customer ${word}` })).toContainText(
    `#${numbers[0]}`,
  );
  await closing.getByRole('link', { name: 'What was closed' }).click();
  await expect(page).toHaveURL(/\/closing\?closing=\d+/);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
});
