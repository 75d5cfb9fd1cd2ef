import type { Page } from '@playwright/test';
import { box, cell, changeElsewhere, recordOwnDeals } from './hogDeals.ts';
import { reloadOnceStored } from './reload.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const elsewhere = (page: Page, number: number | undefined, gross: string) =>
  changeElsewhere(page, people.financeManager, 'setDealGross', `number: ${number}, ${gross}`);

test.describe('two people who type one gross', () => {
  test('are told while the second types, and the second chooses', async ({ page }) => {
    const { word, numbers } = await recordOwnDeals(page, 1);
    const [number] = numbers;
    await signInAs(page, people.salesManager, `/hog?search=${word}`);
    const front = cell(page, number, 'frontGross');
    await front.click();
    await page.keyboard.type('900');
    await elsewhere(page, number, 'frontGross: "300"');
    await expect(page.getByText('Someone else stored $300.00 meanwhile')).toBeVisible();
    await expect(page.getByRole('textbox', { name: `Front Gross of deal ${number}` })).toHaveValue('900');
    await page.keyboard.press('Enter');
    await expect(front).toHaveText('Mine$900.00Theirs$300.00');
    await expect(page.getByRole('alert').filter({ hasText: 'someone else changed it first' })).toContainText(
      `${people.financeManager} stored $300.00`,
    );

    await page.keyboard.press('Enter');
    // The one at the cell; another stands in the bar below.
    const choices = page.getByRole('group', { name: `Mine or theirs: Front Gross of deal ${number}` });
    await expect(choices).toHaveCount(2);
    await expect(choices.last().getByRole('button', { name: 'Mine: $900.00' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(choices).toHaveCount(1);
    await expect(front).toHaveText('Mine$900.00Theirs$300.00');
    await elsewhere(page, number, 'frontGross: "350"');
    await page.keyboard.press('Enter');
    await choices.last().getByRole('button', { name: 'Mine: $900.00' }).click();
    await expect(front).toHaveText('Mine$900.00Theirs$350.00');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(front).toHaveText('$900.00');
    await expect(box(page, 'Front Gross')).toHaveText('$900.00');
    await expect(page.getByText('is not saved')).toHaveCount(0);
  });

  test('lose neither amount after an outage', async ({ page, context }) => {
    const { word, numbers } = await recordOwnDeals(page, 1);
    const [number] = numbers;
    await signInAs(page, people.salesManager, `/hog?search=${word}`);
    const back = cell(page, number, 'backGross');
    await back.click();
    await context.setOffline(true);
    await page.keyboard.type('775');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '“775”' })).toBeVisible();
    await elsewhere(page, number, 'backGross: "50"');
    await context.setOffline(false);
    await expect(back).toHaveText('Mine$775.00Theirs$50.00');
    await page.getByRole('alert').getByRole('button', { name: 'Theirs: $50.00' }).click();
    await expect(back).toHaveText('$50.00');
    await reloadOnceStored(page);
    await expect(back).toHaveText('$50.00');
    await expect(page.getByText('is not saved')).toHaveCount(0);
  });
});

test('a tick that meets another’s change says who did what, and shows the box as it is', async ({ page }) => {
  const { word, numbers } = await recordOwnDeals(page, 1);
  const [number] = numbers;
  // Nothing tells this page what others do.
  await page.routeWebSocket('**/graphql/stream', line => line.close());
  await signInAs(page, people.officeStaff, `/hog?search=${word}`);
  const confirmed = page.getByRole('checkbox', { name: `Confirmed? Deal ${number}` });
  await expect(confirmed).not.toBeChecked();
  for (const isConfirmed of [true, false])
    await changeElsewhere(
      page,
      people.officeStaff,
      'reviewDeal',
      `number: ${number}, isConfirmed: ${isConfirmed}`,
    );
  await confirmed.click();
  await expect(page.getByRole('alert').filter({ hasText: 'was not saved' })).toContainText(
    `${people.officeStaff} cleared it`,
  );
  await expect(confirmed).not.toBeChecked();
  await confirmed.click();
  await expect(confirmed).toBeChecked();
  await reloadOnceStored(page);
  await expect(confirmed).toBeChecked();
});
