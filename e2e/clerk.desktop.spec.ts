import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const DAY = '2033-03-09';
const EQUAL = 111;
const DIFFERING = 5;

/** A line of the recap as accounting prints it. */
type Line = [number: number | undefined, customer: string, front: number, back: number];

test('settles a recap of 120 lines with nine differences from the keyboard, together with a manager', async ({
  page,
  database,
}) => {
  const first = 100_000_000 + Math.floor(Math.random() * 1_000_000_000);
  const word = `Zq${first}`;
  const numbers = Array.from({ length: EQUAL + DIFFERING + 2 }, (_, index) => first + index);
  await database.run(
    `insert into deal (number, customer_name, added_date, delivery_date, delivery_status, front_gross, back_gross)
     select number, 'Customer ' || $2, $3, $3, 'DEL', 100, 10 from unnest($1::integer[]) number`,
    [numbers, word, DAY],
  );
  const [wrong, other] = numbers.slice(-2);
  const differing = numbers.slice(EQUAL, EQUAL + DIFFERING);
  const missing = Math.max(...numbers) + 900;
  const lines: Line[] = [
    ...numbers.slice(0, EQUAL).map((number): Line => [number, `Customer ${word}`, 100, 10]),
    ...differing.map((number): Line => [number, `Customer ${word}`, 107, 10]),
    [missing + 1, 'Typed Wrong', 100, 10],
    [missing + 2, 'Typed Wrong Too', 105, 10],
    [missing, `Missing ${word}`, 300, 20],
  ];
  expect(lines).toHaveLength(119);
  // A line of which the file says what it says without a deal: only in the file, and it stays so.
  lines.push([missing + 3, 'House Account', 50, 0]);
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

  // Five by 7, and what is in the file alone and here alone: 110 + 115 + 320 + 50 + 2 × 110.
  const open = page.getByText(/^(Still open: .*|Nothing is open\.)$/);
  await expect(open).toHaveText('Still open: $850.00 in 11 lines.');
  const line = (number: number | undefined) => page.getByRole('row', { name: `#${number}`, exact: true });
  const key = async (...keys: string[]) => {
    for (const each of keys) await page.keyboard.press(each);
  };
  /** To the next group, whose first open line this is. */
  const goTo = async (arrow: string, number: number | undefined) => {
    await key(arrow);
    await expect(line(number)).toBeVisible();
    await key('ArrowDown');
    await expect(line(number)).toBeFocused();
  };

  await test.step('two are handed on, three are kept', async () => {
    await expect(line(differing[0])).toBeVisible();
    await key('ArrowDown');
    await expect(line(differing[0])).toBeFocused();
    for (const number of differing.slice(0, 2)) {
      await expect(line(number)).toBeFocused();
      await key('h');
      await page.keyboard.type('accounting is right');
      await key('Enter');
      await expect(line(number)).toContainText(`Handed on by ${people.officeStaff}: accounting is right`);
    }
    for (const number of differing.slice(2)) {
      await expect(line(number)).toBeFocused();
      await key('k');
      await page.keyboard.type(`holdback of ${number}`);
      await key('Enter');
      await expect(line(number)).toContainText('Ours kept: holdback');
    }
    await expect(open).toHaveText('Still open: $829.00 in 8 lines, 2 handed on.');
  });

  await test.step('two are matched by hand: the likeliest, and one that is searched for', async () => {
    await goTo('ArrowRight', missing + 1);
    await key('m');
    await expect(page.getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('option').first()).toContainText(`#${wrong}`);
    await key('Enter');
    await expect(line(missing + 1)).toHaveCount(0);
    await expect(line(missing + 2)).toBeFocused();
    await key('m');
    await page.keyboard.type(String(other));
    await expect(page.getByRole('option', { name: `#${other}`, disabled: false })).toHaveCount(1);
    await key('Enter');
    await expect(line(missing + 2)).toHaveCount(0);
    await expect(open).toHaveText('Still open: $389.00 in 5 lines, 2 handed on.');
  });

  await test.step('the deal that is missing is recorded, and its line handed on for its gross', async () => {
    await expect(line(missing)).toBeFocused();
    await key('r');
    const form = page.getByRole('dialog', { name: 'New deal' });
    await expect(form.getByLabel('Deal ID')).toHaveValue(String(missing));
    await expect(form.getByLabel('Customer Name')).toHaveValue(`Missing ${word}`);
    await expect(form.getByRole('button', { name: 'Add and next' })).toHaveCount(0);
    await form.getByLabel('Customer Name').focus();
    await key('Control+Enter');
    await expect(form).toHaveCount(0);
    await expect(line(missing)).toHaveCount(0);
    await key('ArrowDown');
    await expect(line(missing + 3)).toBeFocused();
    await key('k');
    await page.keyboard.type('house account');
    await key('Enter');
    await expect(open).toHaveText('Still open: $339.00 in 4 lines, 2 handed on.');
    await goTo('ArrowLeft', differing[0]);
    // Below it the others that differed, the one matched by hand, and the new one.
    await expect(line(missing)).toBeVisible();
    for (let step = 0; step < DIFFERING + 1; step++) await key('ArrowDown');
    await expect(line(missing)).toBeFocused();
    await key('h');
    await page.keyboard.type('gross is missing here');
    await key('Enter');
    await expect(open).toHaveText('Still open: $339.00 in 4 lines, 3 handed on.');
  });

  await test.step('what is equal is confirmed, with its number', async () => {
    for (let step = 0; step < 4; step++) await key('ArrowRight');
    const confirm = page.getByRole('button', { name: `Confirm ${EQUAL + 1} lines` });
    await expect(line(numbers[0])).toBeVisible();
    // It takes no focus until the act before is done.
    await expect(confirm).toBeEnabled();
    await key('ArrowDown', 'Shift+Tab');
    await expect(confirm).toBeFocused();
    await key('Enter');
    await expect(page.getByText(`Confirmed ${EQUAL + 1} lines, ${people.officeStaff}.`)).toBeVisible();
    await expect(confirm).toHaveCount(0);
  });

  await test.step('a manager finds on Home what was handed on, and takes theirs', async () => {
    await signInAs(page, people.manager);
    await page.getByRole('link', { name: `3 handed on in ${name}` }).press('Enter');
    await expect(open).toHaveText('Still open: $339.00 in 4 lines, 3 handed on.');
    await expect(line(differing[0])).toContainText('accounting is right');
    await key('t');
    for (const number of [differing[0], differing[1], other, missing]) {
      await expect(line(number)).toBeFocused();
      await key('t');
      await expect(line(number)).toHaveCount(0);
    }
    await expect(open).toHaveText('Nothing is open.');
  });

  await test.step('compared again, the matches stand and what was kept is kept again', async () => {
    await page.getByRole('button', { name: 'Compare again' }).press('Enter');
    await expect(open).toHaveText('Still open: $71.00 in 4 lines.');
    await expect(line(differing[2])).toContainText('Kept before');
    await key('ArrowDown');
    for (const number of differing.slice(2)) {
      await expect(line(number)).toBeFocused();
      await expect(line(number)).toContainText(`Kept before: holdback of ${number}.`);
      await key('a');
      await expect(line(number)).toContainText(`Ours kept: holdback of ${number}.`);
    }
    await goTo('ArrowRight', missing + 3);
    await expect(line(missing + 3)).toContainText('Kept before: house account.');
    await key('a');
    await expect(open).toHaveText('Nothing is open.');
  });
});
