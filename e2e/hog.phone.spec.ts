import { expectNoSidewaysScroll } from './board.ts';
import { createDeals, expectHistoryVisible, hogTotal } from './deals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('shows the deals of Hog as cards with gross inputs and shortened texts, and keeps the totals visible', async ({
  page,
}) => {
  const [longTextDeal, grossDeals] = [
    await createDeals(page, 1, {
      customer_name: 'Bartholomew Wexford',
      stock_num: 'K24017A',
      car_info: '2024 Kia Telluride SX',
    }),
    await createDeals(page, 2),
  ];
  const [number] = longTextDeal.numbers;
  const search = async (text: string) => {
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await page.getByRole('textbox', { name: 'Search' }).fill(text);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  };
  await signInAs(page, people.salesManager, `/hog?period=last-3-months&edit=${number}`);

  await test.step('opens the history of a deal above the buttons of the form', async () => {
    await expectHistoryVisible(page);
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('keeps the totals of Hog visible, and does not scroll sideways', async () => {
    await page.getByRole('listitem').nth(20).scrollIntoViewIfNeeded();
    await expect(hogTotal(page, 'Total Gross')).toBeInViewport();
    await expectNoSidewaysScroll(page);
  });

  await test.step('shortens long texts and shows the full text after a tap', async () => {
    await search(String(number));
    // The position of the card changes until all other cards have disappeared.
    await expect(page.getByRole('listitem', { name: /^Deal \d/ })).toHaveCount(1);
    const card = page.getByRole('listitem', { name: `Deal ${number}` });
    await expect(card).toContainText('Bartholo…');
    await expect(card).toContainText('K2401');
    await expect(card).not.toContainText('K24017');
    await expect(card).not.toContainText('Telluride');
    await card.getByText('Bartholo…').tap();
    await expect(page.getByRole('tooltip')).toHaveText('Bartholomew Wexford');
  });

  await test.step('moves to the next deal after gross is typed, and keeps rejected text', async () => {
    await search(grossDeals.word);
    const frontGross = (index: number) =>
      page.getByRole('textbox', { name: `Front Gross of deal ${grossDeals.numbers[index]}` });
    await frontGross(0).tap();
    await page.keyboard.type('2,500');
    await page.keyboard.press('Enter');
    await expect(frontGross(1)).toBeFocused();
    await page.keyboard.type('a lot');
    await page.getByRole('heading', { name: 'Hog' }).tap();

    await expect(frontGross(0)).toHaveValue('$2,500.00');
    await expect(hogTotal(page, 'Total Gross')).toHaveText('$2,500.00');
    await expect(frontGross(1)).toHaveValue('a lot');
    await expect(page.getByRole('alert').filter({ hasText: '“a lot”' })).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).tap();
    await expect(frontGross(1)).toHaveValue('');
  });
});
