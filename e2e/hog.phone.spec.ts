import { expectUsableByAll } from './axe.ts';
import { box, recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test.describe('a sales manager with a phone in Hog', () => {
  test('types gross with a thumb, goes on to the next deal, and loses no refused text', async ({ page }) => {
    const { word, numbers } = await recordOwnDeals(page, 2);
    await signInAs(page, people.salesManager, `/hog?search=${word}`);
    const front = (index: number) =>
      page.getByRole('textbox', { name: `Front Gross of deal ${numbers[index]}` });
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

  test('reads shortened texts, and the whole one with a tap', async ({ page }) => {
    const { numbers } = await recordOwnDeals(page, 1, {
      customer_name: 'Bartholomew Wexford',
      stock_num: 'K24017A',
      car_info: '2024 Kia Telluride SX',
    });
    await signInAs(page, people.salesManager, `/hog?search=${numbers[0]}`);
    const card = page.getByRole('listitem', { name: `Deal ${numbers[0]}` });
    await expect(card).toContainText('Bartholo…');
    await expect(card).toContainText('K2401');
    await expect(card).not.toContainText('K24017');
    await expect(card).not.toContainText('Telluride');
    await card.getByText('Bartholo…').tap();
    await expect(page.getByRole('tooltip')).toHaveText('Bartholomew Wexford');
  });

  test('keeps the boxes in reach and has nothing to scroll sideways', async ({ page }) => {
    await signInAs(page, people.salesManager, '/hog?period=last-3-months');
    await page.getByRole('listitem').nth(20).scrollIntoViewIfNeeded();
    await expect(box(page, 'Total Gross')).toBeInViewport();
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
  });

  test('works in a form that holds up to axe', async ({ page }) => {
    const { word, numbers } = await recordOwnDeals(page, 2);
    await signInAs(page, people.salesManager, `/hog?search=${word}`);
    await expect(page.getByRole('listitem', { name: `Deal ${numbers[0]}` })).toBeVisible();
    await expectUsableByAll(page);
  });
});
