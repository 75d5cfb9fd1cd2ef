import type { Page } from '@playwright/test';
import { boardFigure, readNumber, storeFigure } from './board.ts';
import { changeDealAs, createDeals, hogCell, hogRow, hogTotal } from './deals.ts';
import { chooseOption } from './pageHelpers.ts';
import { expect, storeDay, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

test("shows another user's input in Hog without disturbing an open cell or the row order", async ({
  page,
}) => {
  const { word, numbers } = await createDeals(page, 2);
  const [first, second] = numbers;
  const setFrontGross = (number: number | undefined, gross: number) =>
    changeDealAs(page, people.financeManager, 'setDealGross', `number: ${number}, frontGross: ${gross}`);
  await signInAs(page, people.salesManager, `/hog?search=${word}&sort=frontGross&order=desc`);

  const positionsBefore = await readRowPositions(page, numbers);
  await hogCell(page, second, 'backGross').click();
  await page.keyboard.type('12');
  await setFrontGross(first, 1500);
  await setFrontGross(second, 2500);
  await expect(hogCell(page, first, 'frontGross')).toHaveText('$1,500.00');
  await expect(hogCell(page, second, 'frontGross')).toHaveText('$2,500.00');
  await expect(hogTotal(page, 'Front Gross')).toHaveText('$4,000.00');

  const openInput = page.getByRole('textbox', { name: `Back Gross of deal ${second}` });
  await expect(openInput).toBeFocused();
  await expect(openInput).toHaveValue('12');
  expect(await readRowPositions(page, numbers)).toEqual(positionsBefore);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(hogTotal(page, 'Total Gross')).toHaveText('$4,125.00');
});

test('updates Home and every board when another user sells a used car', async ({ page }) => {
  await signInAs(page, people.salesManager);
  await expect(page.getByRole('article').first()).toBeVisible();
  const samId = await getEmployeeId(page, people.salesperson);
  const sellUsedCar = () =>
    createDeals(page, 1, {
      closer_id: samId,
      car_type: 'Used',
      delivery_status: 'DEL',
      delivery_date: storeDay(),
      added_date: storeDay(),
      trade_status: 'TRADE',
    });
  const usedFigure = (name: string) =>
    page.getByRole('button', { name: new RegExp(`, deals of .*${name}`) }).first();
  const { word, numbers } = await sellUsedCar();
  await expect(page.getByRole('article', { name: `Deal ${numbers[0]}` })).toContainText(word);

  for (const [link, figure] of [
    ['SUMMARY', boardFigure(page, '/summary', people.salesperson, 'Used')],
    ['POT OF GOLD', usedFigure(`${people.salesperson} – Used Sold`)],
    ['TRADE %', page.getByLabel('Selected Period Totals').locator('dd').nth(1)],
    ['TICK', storeFigure(page, 'Used', 'Sold')],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    const before = await readNumber(figure);
    await sellUsedCar();
    await expect.poll(() => readNumber(figure), { message: link }).toBe(before + 1);
  }

  await test.step('adds the sold car to the list of source rows that is open', async () => {
    const sold = await readNumber(storeFigure(page, 'Used', 'Sold'));
    await storeFigure(page, 'Used', 'Sold').click();
    const sourceRows = page.getByRole('dialog');
    await expect(sourceRows).toContainText(`Used: ${sold.toFixed(1)} used deals`);
    await sellUsedCar();
    await expect(sourceRows).toContainText(`Used: ${(sold + 1).toFixed(1)} used deals`);
  });
});

test("shows the team and the working days that another user saves, and keeps this user's unsaved input", async ({
  page,
}) => {
  await signInAs(page, people.manager, '/tick');
  const days = page.getByRole('form', { name: 'Working Days' });

  await test.step('keeps typed working days when another user saves working days, but only in the month for which they were typed', async () => {
    await days.getByLabel('Completed').fill('7');
    const saved = await page.request.put('/api/settings/updateworkingdayssettings', {
      headers: await headersAs(page, people.salesManager),
      data: { completed_working_days: 3, total_working_days: 27 },
    });
    expect(saved.status()).toBe(200);
    await expect(days.getByLabel('Total')).toHaveValue('27');
    await expect(days.getByLabel('Completed')).toHaveValue('7');

    await page.getByRole('button', { name: 'Previous Month' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(days.getByLabel('Completed')).not.toHaveValue('7');
    await expect(days.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  await test.step('keeps a selected position on Managers when another user changes a team', async () => {
    await page.getByRole('link', { name: 'MANAGERS', exact: true }).click();
    const kofi = page.getByLabel('Position of Kofi Mensah');
    const teamA = page.getByRole('region', { name: 'Team A' });
    await chooseOption(kofi, 'Sales manager');
    await expect(teamA).not.toContainText("Ben O'Neil");
    const response = await page.request.put(
      `/api/employees/updateemployee?employeeId=${await getEmployeeId(page, "Ben O'Neil")}`,
      { headers: await headersAs(page, people.salesManager), data: { team: 2 } },
    );
    expect(response.status()).toBe(200);
    await expect(teamA).toContainText("Ben O'Neil");
    await expect(kofi).toHaveText('Sales manager');
  });
});

/** Returns an employee's id by name. */
async function getEmployeeId(page: Page, name: string): Promise<number> {
  const headers = await headersAs(page, people.salesManager);
  const response = await page.request.get('/api/employees/getemployees', { headers });
  const employees: { id: number; name: string }[] = await response.json();
  return employees.find(each => each.name === name)?.id ?? 0;
}

/** Returns the row numbers of these deals in the grid. */
const readRowPositions = (page: Page, numbers: readonly number[]) =>
  Promise.all(numbers.map(number => hogRow(page, number).getAttribute('aria-rowindex')));
