import type { Locator, Page } from '@playwright/test';
import { ask, box, cell, changeElsewhere, recordOwnDeals, row } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { expectTold } from './told.ts';

async function openDeals(page: Page, name: string, count: number): Promise<number[]> {
  const { word, numbers } = await recordOwnDeals(page, count);
  await signInAs(page, name, `/hog?search=${word}`);
  await expect(row(page, numbers[0])).toBeVisible();
  return numbers;
}

/** What stands in the gross cells of these deals, deal by deal. */
async function grossOf(page: Page, numbers: number[]): Promise<string[]> {
  const texts = numbers.map(async number => {
    const [front, back] = await Promise.all([
      cell(page, number, 'frontGross').textContent(),
      cell(page, number, 'backGross').textContent(),
    ]);
    return `${front} ${back}`;
  });
  return Promise.all(texts);
}

test.describe('the keys of gross', () => {
  test('Tab goes through the amounts deal by deal, and out of the grid at its ends', async ({ page }) => {
    const numbers = await openDeals(page, people.salesManager, 2);
    const [first, second] = numbers;
    await cell(page, first, 'frontGross').click();
    for (const amount of ['1', '2', '3', '4']) {
      await page.keyboard.type(amount);
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => grossOf(page, numbers)).toEqual(['$1.00 $2.00', '$3.00 $4.00']);
    await expect(page.locator('[role=grid] :focus')).toHaveCount(0);

    await cell(page, second, 'frontGross').click();
    await page.keyboard.press('Shift+Tab');
    await expect(cell(page, first, 'backGross')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(cell(page, first, 'frontGross')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(0);
  });

  test('a block is copied, pasted, filled down, and each is undone as one', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const numbers = await openDeals(page, people.salesManager, 4);
    const gross = () => grossOf(page, numbers);
    await cell(page, numbers[0], 'frontGross').click();
    for (const amount of ['1200', '-30.50', '1300', '40']) {
      await page.keyboard.type(amount);
      await page.keyboard.press('Tab');
    }
    const typed = ['$1,200.00 -$30.50', '$1,300.00 $40.00', '– –', '– –'];
    await expect.poll(gross).toEqual(typed);
    await expect(box(page, 'Total Gross')).toHaveText('$2,509.50');

    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText(`4 cells selected, to deal ${numbers[1]}.`)).toBeAttached();
    await page.keyboard.press('Control+c');
    await expectTold(page, '4 amounts copied.');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('1200\t-30.50\n1300\t40');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+v');
    await expectTold(page, '4 amounts pasted.');
    const pasted = ['$1,200.00 -$30.50', '$1,300.00 $40.00'];
    await expect.poll(gross).toEqual([...pasted, ...pasted]);
    await page.keyboard.press('Control+z');
    await expectTold(page, 'Undone: 4 cells.');
    await expect.poll(gross).toEqual(typed);

    await cell(page, numbers[1], 'frontGross').click();
    await page.keyboard.press('Escape');
    await cell(page, numbers[3], 'backGross').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+d');
    await expect.poll(gross).toEqual([typed[0], typed[1], typed[1], typed[1]]);
    await page.keyboard.press('Control+z');
    await expect.poll(gross).toEqual(typed);
  });

  test('pastes Accounting amounts from Excel, and counts only those that were saved', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const numbers = await openDeals(page, people.salesManager, 4);
    const excel = ' $ 1,234.50 \t $ (310.25)\r\n $ -   \t −250\r\n .50 \t -\r\n 1500. \t TBD\r\n';
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(excel)})`);
    await cell(page, numbers[0], 'frontGross').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+v');
    await expectTold(page, '6 amounts pasted. 2 amounts not saved: see the red cells.');
    await expect
      .poll(() => grossOf(page, numbers))
      .toEqual(['$1,234.50 -$310.25', '$0.00 -$250.00', '$0.50  -', '$1,500.00  TBD']);
  });

  test('undoes amounts typed over confirmed deals, which are then not changed since confirmed', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { word, numbers } = await recordOwnDeals(page, 5);
    for (const number of numbers) {
      await changeElsewhere(page, people.salesManager, 'setDealGross', `number: ${number}, frontGross: 700`);
      await changeElsewhere(page, people.officeStaff, 'reviewDeal', `number: ${number}, isConfirmed: true`);
    }
    const fronts = () =>
      Promise.all(
        numbers.map(number => cell(page, number, 'frontGross').locator('span').last().textContent()),
      );
    const changed = async () => {
      const query = `{ openPoints(search: "${word}") { kinds { kind deals } } }`;
      const { openPoints } = await ask(page, people.officeStaff, query);
      return openPoints.kinds.find(({ kind }: { kind: string }) => kind === 'CHANGED').deals;
    };
    await signInAs(page, people.salesManager, `/hog?search=${word}`);
    const confirmed = numbers.map(() => '$700.00');
    await expect.poll(fronts).toEqual(confirmed);

    await page.evaluate("navigator.clipboard.writeText('1\\n2\\n3\\n4\\n5\\n')");
    await cell(page, numbers[0], 'frontGross').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+v');
    await expect.poll(changed).toBe(5);
    await page.keyboard.press('Control+z');
    await expect.poll(fronts).toEqual(confirmed);
    await expect.poll(changed).toBe(0);

    await cell(page, numbers[0], 'frontGross').click();
    for (const amount of ['11', '12', '13', '14', '15']) {
      await page.keyboard.type(amount);
      await page.keyboard.press('Enter');
    }
    for (const _ of numbers) await page.keyboard.press('Control+z');
    await expect.poll(fronts).toEqual(confirmed);
    await expect.poll(changed).toBe(0);
  });

  test('are told beside the table', async ({ page }) => {
    await openDeals(page, people.salesManager, 1);
    await page.getByRole('button', { name: 'Keys' }).click();
    await expect(page.getByRole('dialog', { name: 'Keys in the table' })).toContainText('Ctrl+D');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('office staff tick several deals at once, and take it back at once', async ({ page }) => {
  const numbers = await openDeals(page, people.officeStaff, 3);
  const updated = (index: number) => page.getByRole('checkbox', { name: `Updated? Deal ${numbers[index]}` });
  await updated(1).click();
  await expect(updated(1)).toBeChecked();
  await updated(0).focus();
  await cell(page, numbers[0], 'isUpdated').click({ position: { x: 60, y: 18 } });
  await updated(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText(`3 cells selected, to deal ${numbers[2]}.`)).toBeAttached();
  await expect(updated(2)).not.toBeChecked();
  await page.keyboard.press('Space');
  await expectTold(page, '2 boxes ticked.');
  for (const index of [0, 1, 2]) await expect(updated(index)).toBeChecked();

  await page.keyboard.press('Control+z');
  await expectTold(page, 'Undone: 2 cells.');
  await expect(updated(0)).not.toBeChecked();
  await expect(updated(1)).toBeChecked();
  await expect(updated(2)).not.toBeChecked();
});

test('who typed a value is told by Shift+F2 and where the mouse rests, in the form too', async ({ page }) => {
  const [number] = await openDeals(page, people.manager, 1);
  const told = page.getByRole('status').filter({ hasText: people.salesManager });
  await cell(page, number, 'customerName').click();
  await page.keyboard.press('Shift+F2');
  await expect(told).toHaveText(/· REST$/);
  await page.keyboard.press('ArrowDown');
  await expect(told).toHaveCount(0);

  // A page that still scrolls takes away what was told of the place below the mouse.
  const restOn = (place: Locator, then: () => Promise<void>) =>
    expect(async () => {
      await page.mouse.move(0, 0);
      await place.hover();
      await then();
    }).toPass();
  await restOn(cell(page, number, 'frontGross'), () =>
    expect(page.getByText('Nobody has typed it')).toBeVisible({ timeout: 5_000 }),
  );
  await page.goto(`/?deal=${number}`);
  await restOn(page.getByLabel('Customer Name'), () =>
    expect(told).toHaveText(/· REST$/, { timeout: 5_000 }),
  );
});
