import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { changeDealAs, createDeals, graphqlAs, hogCell, hogTotal, searchHog } from './deals.ts';
import { reloadOnceSaved } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const changeGrossAsFinanceManager = (page: Page, number: number | undefined, gross: string) =>
  changeDealAs(page, people.financeManager, 'setDealGross', `number: ${number}, ${gross}`);

test('shows both amounts when two people type the same gross, and stores the chosen amount', async ({
  page,
  context,
}) => {
  const [typedDeals, offlineDeals, concurrentDeals] = [
    await createDeals(page, 1),
    await createDeals(page, 1),
    await createDeals(page, 1),
  ];
  await signInAs(page, people.salesManager, `/hog?search=${typedDeals.word}`);

  await test.step('reports the amount that another user saves during typing, and offers a choice between both amounts', async () => {
    const [number] = typedDeals.numbers;
    const frontGross = hogCell(page, number, 'frontGross');
    await frontGross.click();
    await page.keyboard.type('900');
    await changeGrossAsFinanceManager(page, number, 'frontGross: "300"');
    await expect(page.getByText('Another user changed this to $300.00 in the meantime')).toBeVisible();
    await expect(page.getByRole('textbox', { name: `Front Gross of deal ${number}` })).toHaveValue('900');
    await page.keyboard.press('Enter');
    await expect(frontGross).toHaveText('Mine$900.00Theirs$300.00');
    await expect(page.getByRole('alert').filter({ hasText: 'Another user changed it first' })).toContainText(
      `${people.financeManager} changed it to $300.00`,
    );
    await expectAccessible(page);

    await page.keyboard.press('Enter');
    // Checks the buttons of the choice at the cell. The bar below the grid has the same buttons.
    const choices = page.getByRole('group', { name: `Choose an amount: Front Gross of deal ${number}` });
    await expect(choices).toHaveCount(2);
    await expect(choices.last().getByRole('button', { name: 'Keep mine: $900.00' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(choices).toHaveCount(1);
    await expect(frontGross).toHaveText('Mine$900.00Theirs$300.00');
    await changeGrossAsFinanceManager(page, number, 'frontGross: "350"');
    await page.keyboard.press('Enter');
    await expect(choices).toHaveCount(2);
    await choices.last().getByRole('button', { name: 'Keep mine: $900.00' }).click();
    await expect(frontGross).toHaveText('Mine$900.00Theirs$350.00');

    await page.keyboard.press('Enter');
    await expect(choices.last().getByRole('button', { name: 'Keep mine: $900.00' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frontGross).toHaveText('$900.00');
    await expect(hogTotal(page, 'Front Gross')).toHaveText('$900.00');
    await expect(page.getByText('isn’t saved')).toHaveCount(0);
  });

  await test.step('shows both amounts when another user has saved an amount during an outage', async () => {
    const [number] = offlineDeals.numbers;
    await searchHog(page, offlineDeals);
    const backGross = hogCell(page, number, 'backGross');
    await backGross.click();
    await context.setOffline(true);
    await page.keyboard.type('775');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '“775”' })).toBeVisible();
    await changeGrossAsFinanceManager(page, number, 'backGross: "50"');
    await context.setOffline(false);
    await expect(backGross).toHaveText('Mine$775.00Theirs$50.00');
    await page.getByRole('alert').getByRole('button', { name: 'Use theirs: $50.00' }).click();
    await expect(backGross).toHaveText('$50.00');
    await reloadOnceSaved(page);
    await expect(backGross).toHaveText('$50.00');
    await expect(page.getByText('isn’t saved')).toHaveCount(0);
  });

  await test.step('stores both amounts when different cells of a deal are saved at the same time', async () => {
    const [number] = concurrentDeals.numbers;
    await searchHog(page, concurrentDeals);
    const query = `{ deal(number: ${number}) { version frontGross backGross } }`;
    const { deal } = await graphqlAs(page, people.financeManager, query);
    await hogCell(page, number, 'frontGross').click();
    await page.keyboard.type('111');
    await Promise.all([
      page.keyboard.press('Enter'),
      changeGrossAsFinanceManager(page, number, `backGross: "222", version: ${deal.version}`),
    ]);
    await expect(hogCell(page, number, 'frontGross')).toHaveText('$111.00');
    await expect(hogCell(page, number, 'backGross')).toHaveText('$222.00');
    await expect
      .poll(() => graphqlAs(page, people.financeManager, query))
      .toMatchObject({ deal: { frontGross: 111, backGross: 222 } });
  });
});
