import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { ask, box, cell, changeElsewhere, recordOwnDeals, searchHog } from './hogDeals.ts';
import { reloadOnceStored } from './reload.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const changeGrossElsewhere = (page: Page, number: number | undefined, gross: string) =>
  changeElsewhere(page, people.financeManager, 'setDealGross', `number: ${number}, ${gross}`);

test('shows both amounts of two people who type one gross, and stores the chosen one', async ({
  page,
  context,
}) => {
  const [typed, offline, apart] = [
    await recordOwnDeals(page, 1),
    await recordOwnDeals(page, 1),
    await recordOwnDeals(page, 1),
  ];
  await signInAs(page, people.salesManager, `/hog?search=${typed.word}`);

  await test.step('tells the second person while they type, and lets them choose', async () => {
    const [number] = typed.numbers;
    const front = cell(page, number, 'frontGross');
    await front.click();
    await page.keyboard.type('900');
    await changeGrossElsewhere(page, number, 'frontGross: "300"');
    await expect(page.getByText('Someone else stored $300.00 meanwhile')).toBeVisible();
    await expect(page.getByRole('textbox', { name: `Front Gross of deal ${number}` })).toHaveValue('900');
    await page.keyboard.press('Enter');
    await expect(front).toHaveText('Mine$900.00Theirs$300.00');
    await expect(page.getByRole('alert').filter({ hasText: 'someone else changed it first' })).toContainText(
      `${people.financeManager} stored $300.00`,
    );
    await expectUsableByAll(page);

    await page.keyboard.press('Enter');
    // The one at the cell; another is in the bar below.
    const choices = page.getByRole('group', { name: `Mine or theirs: Front Gross of deal ${number}` });
    await expect(choices).toHaveCount(2);
    await expect(choices.last().getByRole('button', { name: 'Mine: $900.00' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(choices).toHaveCount(1);
    await expect(front).toHaveText('Mine$900.00Theirs$300.00');
    await changeGrossElsewhere(page, number, 'frontGross: "350"');
    await page.keyboard.press('Enter');
    await expect(choices).toHaveCount(2);
    await choices.last().getByRole('button', { name: 'Mine: $900.00' }).click();
    await expect(front).toHaveText('Mine$900.00Theirs$350.00');

    await page.keyboard.press('Enter');
    await expect(choices.last().getByRole('button', { name: 'Mine: $900.00' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(front).toHaveText('$900.00');
    await expect(box(page, 'Front Gross')).toHaveText('$900.00');
    await expect(page.getByText('is not saved')).toHaveCount(0);
  });

  await test.step('loses neither amount after an outage', async () => {
    const [number] = offline.numbers;
    await searchHog(page, offline);
    const back = cell(page, number, 'backGross');
    await back.click();
    await context.setOffline(true);
    await page.keyboard.type('775');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '“775”' })).toBeVisible();
    await changeGrossElsewhere(page, number, 'backGross: "50"');
    await context.setOffline(false);
    await expect(back).toHaveText('Mine$775.00Theirs$50.00');
    await page.getByRole('alert').getByRole('button', { name: 'Theirs: $50.00' }).click();
    await expect(back).toHaveText('$50.00');
    await reloadOnceStored(page);
    await expect(back).toHaveText('$50.00');
    await expect(page.getByText('is not saved')).toHaveCount(0);
  });

  await test.step('stores both amounts of different cells that are saved at once', async () => {
    const [number] = apart.numbers;
    await searchHog(page, apart);
    const query = `{ deal(number: ${number}) { version frontGross backGross } }`;
    const { deal } = await ask(page, people.financeManager, query);
    await cell(page, number, 'frontGross').click();
    await page.keyboard.type('111');
    await Promise.all([
      page.keyboard.press('Enter'),
      changeGrossElsewhere(page, number, `backGross: "222", version: ${deal.version}`),
    ]);
    await expect(cell(page, number, 'frontGross')).toHaveText('$111.00');
    await expect(cell(page, number, 'backGross')).toHaveText('$222.00');
    await expect
      .poll(() => ask(page, people.financeManager, query))
      .toMatchObject({ deal: { frontGross: 111, backGross: 222 } });
  });
});
