import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const DAY = '2033-03-09';
const EQUAL_COUNT = 111;
const DIFFERING_COUNT = 5;

/** A line of the accounting recap. */
type RecapLine = [number: number | undefined, customer: string, front: number, back: number];

test('resolves nine differences of a 120-line recap by keyboard, and leaves the escalated differences to a manager', async ({
  page,
  database,
}) => {
  const first = 100_000_000 + Math.floor(Math.random() * 1_000_000_000);
  const word = `Zq${first}`;
  const numbers = Array.from({ length: EQUAL_COUNT + DIFFERING_COUNT + 2 }, (_, index) => first + index);
  await database.run(
    `insert into deal (number, customer_name, added_date, delivery_date, delivery_status, front_gross, back_gross)
     select number, 'Customer ' || $2, $3, $3, 'DEL', 100, 10 from unnest($1::integer[]) number`,
    [numbers, word, DAY],
  );
  const [mistypedNumber, unmatchedNumber] = numbers.slice(-2);
  const differingNumbers = numbers.slice(EQUAL_COUNT, EQUAL_COUNT + DIFFERING_COUNT);
  const missingNumber = Math.max(...numbers) + 900;
  const lines: RecapLine[] = [
    ...numbers.slice(0, EQUAL_COUNT).map((number): RecapLine => [number, `Customer ${word}`, 100, 10]),
    ...differingNumbers.map((number): RecapLine => [number, `Customer ${word}`, 107, 10]),
    [missingNumber + 1, 'Typed Wrong', 100, 10],
    [missingNumber + 2, 'Typed Wrong Too', 105, 10],
    [missingNumber, `Missing ${word}`, 300, 20],
  ];
  expect(lines).toHaveLength(119);
  // A line that has no deal in the store.
  lines.push([missingNumber + 3, 'House Account', 50, 0]);
  const recap = [
    'Deal #,Customer,Delivered,Front,Back',
    ...lines.map(([number, customer, front, back]) => [number, customer, '03/09/2033', front, back].join()),
  ];

  await signInAs(page, people.officeStaff, '/compare');
  const name = `recap ${word}.csv`;
  await page
    .getByTestId('sheet-file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(recap.join('\n')) });
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');

  // Five lines differ by 7 each. The other lines are only in the file or only in the store: 110 + 115 + 320 +
  // 50 + 2 × 110.
  const openSummary = page.getByText(/^(Unresolved: .*|No unresolved rows\.)$/);
  await expect(openSummary).toHaveText('Unresolved: $850.00 in 11 rows.');
  const line = (number: number | undefined) => page.getByRole('row', { name: `#${number}`, exact: true });
  const pressKeys = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Switches to another group of lines and focuses the first unresolved line of this group. */
  const goToGroup = async (arrow: string, number: number | undefined) => {
    await pressKeys(arrow);
    await expect(line(number)).toBeVisible();
    await pressKeys('ArrowDown');
    await expect(line(number)).toBeFocused();
  };

  await test.step("escalates two differences and keeps the store's amounts for three differences", async () => {
    await expect(line(differingNumbers[0])).toBeVisible();
    await pressKeys('ArrowDown');
    await expect(line(differingNumbers[0])).toBeFocused();
    for (const number of differingNumbers.slice(0, 2)) {
      await expect(line(number)).toBeFocused();
      await pressKeys('h');
      await page.keyboard.type('accounting is right');
      await pressKeys('Enter');
      await expect(line(number)).toContainText(`Assigned by ${people.officeStaff}: accounting is right`);
    }
    for (const number of differingNumbers.slice(2)) {
      await expect(line(number)).toBeFocused();
      await pressKeys('k');
      await page.keyboard.type(`holdback of ${number}`);
      await pressKeys('Enter');
      await expect(line(number)).toContainText('Kept: holdback');
    }
    await expect(openSummary).toHaveText('Unresolved: $829.00 in 8 rows, 2 assigned.');
  });

  await test.step('matches one line with the most likely deal, and another line with a deal found by search', async () => {
    await goToGroup('ArrowRight', missingNumber + 1);
    await pressKeys('m');
    await expect(page.getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('option').first()).toContainText(`#${mistypedNumber}`);
    await pressKeys('Enter');
    await expect(line(missingNumber + 1)).toHaveCount(0);
    await expect(line(missingNumber + 2)).toBeFocused();
    await pressKeys('m');
    await page.keyboard.type(String(unmatchedNumber));
    await expect(page.getByRole('option', { name: `#${unmatchedNumber}`, disabled: false })).toHaveCount(1);
    await pressKeys('Enter');
    await expect(line(missingNumber + 2)).toHaveCount(0);
    await expect(openSummary).toHaveText('Unresolved: $389.00 in 5 rows, 2 assigned.');
  });

  await test.step('creates the deal that is missing in the store, and escalates its missing gross', async () => {
    await expect(line(missingNumber)).toBeFocused();
    await pressKeys('r');
    const form = page.getByRole('dialog', { name: 'New deal' });
    await expect(form.getByLabel('Deal ID')).toHaveValue(String(missingNumber));
    await expect(form.getByLabel('Customer Name')).toHaveValue(`Missing ${word}`);
    await expect(form.getByRole('button', { name: 'Add another' })).toHaveCount(0);
    await form.getByLabel('Customer Name').focus();
    await pressKeys('Control+Enter');
    await expect(form).toHaveCount(0);
    await expect(line(missingNumber)).toHaveCount(0);
    await pressKeys('ArrowDown');
    await expect(line(missingNumber + 3)).toBeFocused();
    await pressKeys('k');
    await page.keyboard.type('house account');
    await pressKeys('Enter');
    await expect(openSummary).toHaveText('Unresolved: $339.00 in 4 rows, 2 assigned.');
    await goToGroup('ArrowLeft', differingNumbers[0]);
    // The remaining differences, the manually matched line and the new deal are listed below this line.
    await expect(line(missingNumber)).toBeVisible();
    for (let step = 0; step < DIFFERING_COUNT + 1; step++) await pressKeys('ArrowDown');
    await expect(line(missingNumber)).toBeFocused();
    await pressKeys('h');
    await page.keyboard.type('gross is missing here');
    await pressKeys('Enter');
    await expect(openSummary).toHaveText('Unresolved: $339.00 in 4 rows, 3 assigned.');
  });

  await test.step('confirms all equal lines with a single button that shows the number of lines', async () => {
    for (let step = 0; step < 4; step++) await pressKeys('ArrowRight');
    const confirmButton = page.getByRole('button', { name: `Confirm ${EQUAL_COUNT + 1} rows` });
    await expect(line(numbers[0])).toBeVisible();
    // The button cannot take the focus until the previous action has finished.
    await expect(confirmButton).toBeEnabled();
    await pressKeys('ArrowDown', 'Shift+Tab');
    await expect(confirmButton).toBeFocused();
    await pressKeys('Enter');
    await expect(
      page.getByText(`Confirmed ${EQUAL_COUNT + 1} rows · ${people.officeStaff}`, { exact: true }),
    ).toBeVisible();
    await expect(confirmButton).toHaveCount(0);
  });

  await test.step("shows a manager the escalated lines on Home, and accepts the file's amounts for them", async () => {
    await signInAs(page, people.manager);
    await page.getByRole('link', { name: `3 rows assigned in ${name}` }).press('Enter');
    await expect(openSummary).toHaveText('Unresolved: $339.00 in 4 rows, 3 assigned.');
    await expect(line(differingNumbers[0])).toContainText('accounting is right');
    await pressKeys('t');
    for (const number of [differingNumbers[0], differingNumbers[1], unmatchedNumber, missingNumber]) {
      await expect(line(number)).toBeFocused();
      await pressKeys('t');
      await expect(line(number)).toHaveCount(0);
    }
    await expect(openSummary).toHaveText('No unresolved rows.');
  });

  await test.step('keeps the matches and the decisions when the same file is compared again', async () => {
    await page.getByRole('button', { name: 'Compare again' }).press('Enter');
    await expect(openSummary).toHaveText('Unresolved: $71.00 in 4 rows.');
    await expect(line(differingNumbers[2])).toContainText('Kept earlier');
    await pressKeys('ArrowDown');
    for (const number of differingNumbers.slice(2)) {
      await expect(line(number)).toBeFocused();
      await expect(line(number)).toContainText(`Kept earlier: holdback of ${number}.`);
      await pressKeys('a');
      await expect(line(number)).toContainText(`Kept: holdback of ${number}.`);
    }
    await goToGroup('ArrowRight', missingNumber + 3);
    await expect(line(missingNumber + 3)).toContainText('Kept earlier: house account.');
    await pressKeys('a');
    await expect(openSummary).toHaveText('No unresolved rows.');
  });
});
