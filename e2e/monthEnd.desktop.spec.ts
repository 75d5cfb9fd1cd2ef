import type { Page } from '@playwright/test';
import { ask, cell, changeElsewhere, recordOwnDeals, row } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

/** A month that no other test looks at: 44 months ago. */
const now = new Date();
const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 44, 20)).toISOString().slice(0, 10);
const month = day.slice(0, 7);
const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 43, 0)).toISOString().slice(0, 10);
const title = new Date(day).toLocaleString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

test('a month is worked off, closed, reopened for one deal, and closed again with what it did to the spiffs', async ({
  page,
}) => {
  const [sam, other] = await twoWhoQualify(page);
  const sold = { delivery_status: 'DEL', delivery_date: day };
  const numbers = await recordEach(page, [
    { ...sold, closer_id: sam.id, car_type: 'Used' },
    { ...sold, closer_id: sam.id, car_type: 'Used' },
    { ...sold, closer_id: sam.id, car_type: 'New' },
    { delivery_status: 'DEL', closer_id: other.id, car_type: 'Used' },
    { delivery_status: 'TBA', closer_id: other.id, car_type: 'New' },
    { delivery_date: day, closer_id: sam.id, car_type: 'New' },
    sold,
  ]);
  const [gross, confirm, changed, undated, waiting, overdue, nobody] = numbers;
  for (const number of [confirm, changed, undated, waiting, overdue, nobody])
    await changeElsewhere(
      page,
      people.admin,
      'setDealGross',
      `number: ${number}, frontGross: 900, backGross: 100`,
    );
  await changeElsewhere(page, people.officeStaff, 'reviewDeal', `number: ${changed}, isConfirmed: true`);
  await amend(page, changed, { trade_status: 'TRADE' });

  const toDo = `/hog?period=custom&start=${month}-01&end=${end}&open=any&sort=age`;
  await signInAs(page, people.admin, toDo);
  const chips = page.getByRole('group', { name: 'To do' });
  await expect(chips.getByRole('button')).toHaveText([
    'To do 7',
    'No gross 1',
    'To confirm 3',
    'Changed since confirmed 1',
    'DEL without a date 1',
    'Waiting 1',
    'Past its date 1',
    'No salesperson 1',
    'No car type 1',
  ]);

  await chips.getByRole('button', { name: 'No gross 1' }).click();
  await expect(row(page, confirm)).toHaveCount(0);
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(cell(page, gross, 'frontGross')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('1000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect(chips.getByRole('button', { name: 'No gross 0' })).toBeVisible();
  await amend(page, undated, { delivery_date: day });
  await amend(page, waiting, sold);
  await amend(page, overdue, sold);
  await amend(page, nobody, { closer_id: sam.id, car_type: 'New' });

  await signInAs(page, people.officeStaff, toDo);
  const tick = (number: number | undefined) =>
    page.getByRole('checkbox', { name: `Confirmed? Deal ${number}` });
  await chips.getByRole('button', { name: 'Changed since confirmed 1' }).click();
  await expect(row(page, confirm)).toHaveCount(0);
  await expect(tick(changed)).toBeChecked();
  await page.keyboard.press('n');
  await expect(tick(changed)).toBeFocused();
  await page.keyboard.press('Space');
  await chips.getByRole('button', { name: 'To confirm 7' }).click();
  await expect(row(page, confirm)).toBeVisible();
  for (const number of numbers.toSorted((a, b) => a - b)) {
    await expect(tick(number)).not.toBeChecked();
    await page.keyboard.press('n');
    await expect(tick(number)).toBeFocused();
    await page.keyboard.press('Space');
  }
  await page.goto(toDo);
  await expect(page.getByText(`Nothing is open for ${title}.`)).toBeVisible();

  await page.goto('/closing');
  const closing = page.getByRole('row', { name: title });
  const act = (name: string) => closing.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name: `Close month: ${title}` });
  await act('Close month');
  await expect(dialog).toContainText('Nothing is open.');
  await dialog.getByRole('button', { name: 'Close month' }).click();
  await expect(closing).toContainText(`Closed by ${people.officeStaff}`);

  await signInAs(page, people.admin, '/closing');
  await act('Reopen');
  await page.getByLabel('Reason').fill('The car was sold by Sam');
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await expect(closing).toContainText('The car was sold by Sam');
  await amend(page, undated, { closer_id: sam.id });

  await act('Close month');
  const differences = dialog.getByRole('list', { name: 'Differences' });
  await expect(differences.getByRole('listitem').filter({ hasText: `#${undated}` })).toContainText(
    `${other.name} → ${sam.name}`,
  );
  // $1,000.00 for three used cars: two of them were Sam's, and now all.
  const spiffs = dialog.getByRole('table', { name: 'Total Spiff since the closing before' });
  await expect(spiffs.getByRole('row', { name: sam.name })).toContainText('$666.67$1,000.00+$333.33');
  await expect(spiffs.getByRole('row', { name: other.name })).toContainText('$333.33$0.00-$333.33');
  await dialog.getByRole('button', { name: 'Close month' }).click();
  await expect(closing).toContainText(`Closed by ${people.admin}`);
});

/** Sam and someone else, both with 12 vacation units of the month, who share a pot of $1,000.00. */
async function twoWhoQualify(page: Page) {
  await ask(page, people.admin, `mutation { setMonthPot(month: "${month}", total: "1000") { month } }`);
  const { potOfGold } = await ask(
    page,
    people.admin,
    `{ potOfGold(month: "${month}") { rows { person { id name } } } }`,
  );
  const everyone: { id: number; name: string }[] = potOfGold.rows.map(
    (each: { person: object }) => each.person,
  );
  const sam = everyone.find(({ name }) => name === people.salesperson);
  const other = everyone.find(({ name }) => name !== people.salesperson);
  if (!sam || !other) throw new Error('The demo store has salespeople.');
  for (const { id } of [sam, other])
    await ask(
      page,
      people.admin,
      `mutation { setVacationUnits(employeeId: ${id}, month: "${month}", units: 12) { units } }`,
    );
  return [sam, other] as const;
}

/** Records deals of the month, one for each of these. */
async function recordEach(page: Page, deals: readonly Record<string, unknown>[]): Promise<number[]> {
  const numbers: number[] = [];
  for (const deal of deals)
    numbers.push(...(await recordOwnDeals(page, 1, { added_date: day, ...deal })).numbers);
  return numbers;
}

/** Someone at another desk mends a deal. */
async function amend(page: Page, number: number | undefined, fields: Record<string, unknown>): Promise<void> {
  const headers = await headersAs(page, people.admin);
  const answer = await page.request.put(`/api/deals/updatedeal?dealId=${number}`, { headers, data: fields });
  expect(answer.status()).toBe(200);
}
