import type { Locator, Page } from '@playwright/test';
import {
  changeDealAs,
  createDeals,
  expectHistoryVisible,
  graphqlAs,
  hogCell,
  hogTotal,
  searchHog,
} from './deals.ts';
import { expectToast } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

/** Returns the text of the gross cells of these deals, one string per deal. */
async function readGross(page: Page, numbers: number[]): Promise<string[]> {
  const texts = numbers.map(async number => {
    const [front, back] = await Promise.all([
      hogCell(page, number, 'frontGross').textContent(),
      hogCell(page, number, 'backGross').textContent(),
    ]);
    return `${front} ${back}`;
  });
  return Promise.all(texts);
}

test('moves, copies, pastes, fills and undoes gross by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [tabbedDeals, copiedDeals, pastedDeals, confirmedDeals] = [
    await createDeals(page, 2),
    await createDeals(page, 4),
    await createDeals(page, 4),
    await createDeals(page, 5),
  ];
  await signInAs(page, people.salesManager, `/hog?search=${tabbedDeals.word}`);

  await test.step('lists the keyboard shortcuts next to the grid', async () => {
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Ctrl+D');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('moves by Tab from amount to amount, deal by deal, and leaves the grid after the last amount', async () => {
    const { numbers } = tabbedDeals;
    const [first, second] = numbers;
    await hogCell(page, first, 'frontGross').click();
    for (const amount of ['1', '2', '3', '4']) {
      await page.keyboard.type(amount);
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => readGross(page, numbers)).toEqual(['$1.00 $2.00', '$3.00 $4.00']);
    await expect(page.locator('[role=grid] :focus')).toHaveCount(0);

    await hogCell(page, second, 'frontGross').click();
    await page.keyboard.press('Shift+Tab');
    await expect(hogCell(page, first, 'backGross')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(hogCell(page, first, 'frontGross')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(0);
  });

  await test.step('copies, pastes and fills a block of cells, and undoes each of these actions in one step', async () => {
    const { numbers } = copiedDeals;
    await searchHog(page, copiedDeals);
    const readBlock = () => readGross(page, numbers);
    await hogCell(page, numbers[0], 'frontGross').click();
    for (const amount of ['1200', '-30.50', '1300', '40']) {
      await page.keyboard.type(amount);
      await page.keyboard.press('Tab');
    }
    const typedBlock = ['$1,200.00 -$30.50', '$1,300.00 $40.00', '– –', '– –'];
    await expect.poll(readBlock).toEqual(typedBlock);
    await expect(hogTotal(page, 'Total Gross')).toHaveText('$2,509.50');

    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText(`4 cells selected, ending at deal ${numbers[1]}.`)).toBeAttached();
    await page.keyboard.press('Control+c');
    await expectToast(page, '4 amounts copied.');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('1200\t-30.50\n1300\t40');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+v');
    await expectToast(page, '4 amounts pasted.');
    const pastedBlock = ['$1,200.00 -$30.50', '$1,300.00 $40.00'];
    await expect.poll(readBlock).toEqual([...pastedBlock, ...pastedBlock]);
    await page.keyboard.press('Control+z');
    await expectToast(page, 'Undone: 4 cells.');
    await expect.poll(readBlock).toEqual(typedBlock);

    await hogCell(page, numbers[1], 'frontGross').click();
    await page.keyboard.press('Escape');
    await hogCell(page, numbers[3], 'backGross').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+d');
    await expect.poll(readBlock).toEqual([typedBlock[0], typedBlock[1], typedBlock[1], typedBlock[1]]);
    await page.keyboard.press('Control+z');
    await expect.poll(readBlock).toEqual(typedBlock);
  });

  await test.step("pastes amounts in Excel's Accounting format, and reports how many amounts were saved and how many were not", async () => {
    const { numbers } = pastedDeals;
    await searchHog(page, pastedDeals);
    const excel = ' $ 1,234.50 \t $ (310.25)\r\n $ -   \t −250\r\n .50 \t -\r\n 1500. \t TBD\r\n';
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(excel)})`);
    await hogCell(page, numbers[0], 'frontGross').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+v');
    await expectToast(page, '6 amounts pasted. 2 amounts not saved. Check the red cells.');
    await expect
      .poll(() => readGross(page, numbers))
      .toEqual(['$1,234.50 -$310.25', '$0.00 -$250.00', '$0.50  -', '$1,500.00  TBD']);
  });

  await test.step('undoes typed amounts of confirmed deals, so that the deals no longer count as changed since their confirmation', async () => {
    const { word, numbers } = confirmedDeals;
    for (const number of numbers) {
      await changeDealAs(page, people.salesManager, 'setDealGross', `number: ${number}, frontGross: 700`);
      await changeDealAs(page, people.officeStaff, 'reviewDeal', `number: ${number}, isConfirmed: true`);
    }
    const readFrontGross = () =>
      Promise.all(
        numbers.map(number => hogCell(page, number, 'frontGross').locator('span').last().textContent()),
      );
    const countChangedDeals = async () => {
      const query = `{ openPoints(search: "${word}") { kinds { kind deals } } }`;
      const { openPoints } = await graphqlAs(page, people.officeStaff, query);
      return openPoints.kinds.find(({ kind }: { kind: string }) => kind === 'CHANGED').deals;
    };
    await searchHog(page, confirmedDeals);
    const before = numbers.map(() => '$700.00');
    await expect.poll(readFrontGross).toEqual(before);

    await page.evaluate("navigator.clipboard.writeText('1\\n2\\n3\\n4\\n5\\n')");
    await hogCell(page, numbers[0], 'frontGross').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+v');
    await expect.poll(countChangedDeals).toBe(5);
    await page.keyboard.press('Control+z');
    await expect.poll(readFrontGross).toEqual(before);
    await expect.poll(countChangedDeals).toBe(0);

    await hogCell(page, numbers[0], 'frontGross').click();
    for (const amount of ['11', '12', '13', '14', '15']) {
      await page.keyboard.type(amount);
      await page.keyboard.press('Enter');
    }
    for (const _ of numbers) await page.keyboard.press('Control+z');
    await expect.poll(readFrontGross).toEqual(before);
    await expect.poll(countChangedDeals).toBe(0);
  });
});

test('shows who typed a value in a tooltip and in the form, and opens the history of the deal', async ({
  page,
}) => {
  const { word, numbers } = await createDeals(page, 1);
  const [number] = numbers;
  await signInAs(page, people.manager, `/hog?search=${word}&edit=${number}`);
  const authorTooltip = page.getByRole('status').filter({ hasText: people.salesManager });
  // Repeats the hover, because scrolling removes the tooltip below the mouse.
  const hoverUntil = (target: Locator, expectTooltip: () => Promise<void>) =>
    expect(async () => {
      await page.mouse.move(0, 0);
      await target.hover();
      await expectTooltip();
    }).toPass();

  await test.step('opens the history of a deal above the buttons of the form', () =>
    expectHistoryVisible(page));
  await hoverUntil(page.getByLabel('Customer Name'), () =>
    expect(authorTooltip).toHaveText(/· REST$/, { timeout: 5_000 }),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await hogCell(page, number, 'customerName').click();
  await page.keyboard.press('Shift+F2');
  await expect(authorTooltip).toHaveText(/· REST$/);
  await page.keyboard.press('ArrowDown');
  await expect(authorTooltip).toHaveCount(0);
  await hoverUntil(hogCell(page, number, 'frontGross'), () =>
    expect(page.getByText('No changes yet')).toBeVisible({ timeout: 5_000 }),
  );
});
