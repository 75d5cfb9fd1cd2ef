import { expectNoSidewaysScroll } from './board.ts';
import { expectHistoryInSight } from './dealHistory.ts';
import { box, recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('shows Hog as cards with gross to type, totals in reach and shortened texts', async ({ page }) => {
  const [short, typed] = [
    await recordOwnDeals(page, 1, {
      customer_name: 'Bartholomew Wexford',
      stock_num: 'K24017A',
      car_info: '2024 Kia Telluride SX',
    }),
    await recordOwnDeals(page, 2),
  ];
  const [number] = short.numbers;
  const search = async (text: string) => {
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await page.getByRole('textbox', { name: 'Search' }).fill(text);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  };
  await signInAs(page, people.salesManager, `/hog?period=last-3-months&edit=${number}`);

  await test.step('opens the history of a deal in sight, above the buttons of the form', async () => {
    await expectHistoryInSight(page);
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('keeps the boxes in reach, with nothing to scroll sideways', async () => {
    await page.getByRole('listitem').nth(20).scrollIntoViewIfNeeded();
    await expect(box(page, 'Total Gross')).toBeInViewport();
    await expectNoSidewaysScroll(page);
  });

  await test.step('shortens texts, and shows the whole one after a tap', async () => {
    await search(String(number));
    // Until the others have gone, the card moves.
    await expect(page.getByRole('listitem', { name: /^Deal \d/ })).toHaveCount(1);
    const card = page.getByRole('listitem', { name: `Deal ${number}` });
    await expect(card).toContainText('Bartholo…');
    await expect(card).toContainText('K2401');
    await expect(card).not.toContainText('K24017');
    await expect(card).not.toContainText('Telluride');
    await card.getByText('Bartholo…').tap();
    await expect(page.getByRole('tooltip')).toHaveText('Bartholomew Wexford');
  });

  await test.step('goes on to the next deal after typed gross, and keeps a refused text', async () => {
    await search(typed.word);
    const front = (index: number) =>
      page.getByRole('textbox', { name: `Front Gross of deal ${typed.numbers[index]}` });
    await front(0).tap();
    await page.keyboard.type('2,500');
    await page.keyboard.press('Enter');
    await expect(front(1)).toBeFocused();
    await page.keyboard.type('a lot');
    await page.getByRole('heading', { name: 'Hog' }).tap();

    await expect(front(0)).toHaveValue('$2,500.00');
    await expect(box(page, 'Total Gross')).toHaveText('$2,500.00');
    await expect(front(1)).toHaveValue('a lot');
    await expect(page.getByRole('alert').filter({ hasText: '“a lot”' })).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).tap();
    await expect(front(1)).toHaveValue('');
  });
});
