import type { Page } from '@playwright/test';
import { expectToast, failRequests, reloadOnceSaved } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people } from './signIn.ts';
import {
  addCustomers,
  createUps,
  expectCustomers,
  moveByKeyboard,
  nextUnusedDay,
  openDay,
  readInputCounts,
  startCountingInput,
  upField,
  upRow,
  waitForSave,
} from './upLog.ts';

test('shows the changes of a day to two users without disturbing their input', async ({
  page,
  browser,
  baseURL,
  database,
}) => {
  const day = nextUnusedDay();
  await createUps(page, day, 'Of someone who left');
  await database.run(
    `with someone as (
      insert into employee (name, email, position, is_active, created_at)
      values ('Old Name', 'renamed@dealership.example', 0, false, now()) returning id)
    update up_log_row set employee_id = someone.id from someone
    where up_log_id = (select id from up_log where log_date = $1)`,
    [day],
  );
  await openDay(page, people.salesperson, day);
  const other = await (await browser.newContext({ baseURL })).newPage();
  const connection = await controlStream(other);
  await openDay(other, people.bdcStaff, day);
  await expect(upRow(other, 1)).toBeVisible();

  await test.step('shows the new name of an employee who is not a selectable option', async () => {
    const salesperson = upField(upRow(page, 1), 'Salesperson');
    await expect(salesperson).toHaveValue('Old Name');
    await database.run(`update employee set name = 'New Name' where email = 'renamed@dealership.example'`);
    await database.run(`select pg_notify('salesfloor_change', '{"topic":"EMPLOYEES","days":[]}')`);
    await expect(salesperson).toHaveValue('New Name');
  });

  await test.step('shows new rows and a new order without reloading', async () => {
    await addCustomers(page, 'First', 'Second', 'Third');
    await expectCustomers(other, 'Of someone who left', 'First', 'Second', 'Third');
    await moveByKeyboard(page, 4, 'ArrowUp');
    for (const userPage of [page, other])
      await expectCustomers(userPage, 'Of someone who left', 'First', 'Third', 'Second');
  });

  await test.step('keeps the typed text and the cursor when another user moves and changes the row', async () => {
    const notes = upField(upRow(page, 4), 'Notes');
    await notes.click();
    await notes.pressSequentially('half a wo');
    await moveByKeyboard(other, 4, 'ArrowUp');
    await expectCustomers(other, 'Of someone who left', 'First', 'Second', 'Third');
    await upField(upRow(other, 3), 'Test drive?').check();
    await expectCustomers(page, 'Of someone who left', 'First', 'Second', 'Third');
    await expect(upField(upRow(page, 3), 'Test drive?')).toBeChecked();
    await expect(upField(upRow(page, 3), 'Notes')).toBeFocused();
    await page.keyboard.type('rd');
    await page.keyboard.press('Enter');
    await expect(upField(upRow(other, 3), 'Notes')).toHaveValue('half a word');
  });

  await test.step('stores the input of both users in different fields of one row', async () => {
    await upField(upRow(page, 2), 'Time Up').fill('2:15p');
    await upField(upRow(other, 2), 'Notes').fill('from the other desk');
    await Promise.all([page.keyboard.press('Tab'), other.keyboard.press('Tab')]);
    for (const userPage of [page, other]) {
      await expect(upField(upRow(userPage, 2), 'Time Up')).toHaveValue('2:15 PM');
      await expect(upField(upRow(userPage, 2), 'Notes')).toHaveValue('from the other desk');
    }
  });

  await test.step('loads the changes that were missed during a lost connection', async () => {
    await connection.cut();
    await expect(other.getByText('Reconnecting…')).toBeVisible();
    await addCustomers(page, 'Later');
    await expectCustomers(other, 'Of someone who left', 'First', 'Second', 'Third');
    connection.restore();
    await expectCustomers(other, 'Of someone who left', 'First', 'Second', 'Third', 'Later');
    await expect(other.getByText('Reconnecting…')).toHaveCount(0);
    await other.reload();
    await expectCustomers(other, 'Of someone who left', 'First', 'Second', 'Third', 'Later');
  });
  await other.context().close();
});

/** Controls the stream of changes to a page, so that a test can interrupt and restore the stream. */
async function controlStream(page: Page) {
  const openStreams: { close: () => Promise<void> }[] = [];
  let isCut = false;
  await page.routeWebSocket('**/graphql/stream', stream => {
    if (isCut) return stream.close({ code: 1012 });
    stream.connectToServer();
    openStreams.push(stream);
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all(openStreams.map(stream => stream.close()));
    },
    restore() {
      isCut = false;
    },
  };
}

test('writes, moves and deletes rows as a single user, and loses no input on a bad connection', async ({
  page,
}) => {
  await openDay(page, people.salesperson, nextUnusedDay());
  await test.step('asks before deleting a row', () => deleteOnlyRow(page));
  await test.step('writes a whole row by keyboard only and moves on to the next row', () => writeRow(page));
  await test.step('rejects a time that does not exist', () => enterBadTime(page));
  await test.step('saves null when the Sold field is emptied', () => unsetSold(page));
  await test.step('adds an up with one click and nine key presses', () => addFreshUp(page));
  await test.step('stores all rows of the day', () => checkStoredRows(page));
  await test.step('drags a row with the mouse', () => dragFirstRow(page));
  await test.step('disables fields and Delete while a row is being moved', async () => {
    await page.getByRole('button', { name: 'Reorder up #1' }).focus();
    await page.keyboard.press('Space');
    await expect(upField(upRow(page, 2), 'Customer')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Delete up #2' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(upField(upRow(page, 2), 'Customer')).toBeEnabled();
  });
  await test.step('moves a row back when its move could not be stored', async () => {
    const restore = await failRequests(page, 'ReorderUps');
    await moveByKeyboard(page, 2, 'ArrowUp');
    await expectToast(page, 'The new order was not saved.');
    await expectCustomers(page, 'Second', 'Third', 'Ada Lovelace');
    restore();
  });
  await test.step('resends a change when the connection is back', () => changeOffline(page));
  await test.step('reverts a rejected change, shows the reason and offers to try again', () =>
    changeRejected(page));
  await test.step('scrolls to the bottom and back to the top', async () => {
    await page.setViewportSize({ width: 1440, height: 360 });
    await page.getByRole('link', { name: 'To Bottom' }).click();
    await expect(page.getByRole('link', { name: 'To Top' })).toBeInViewport();
    await page.getByRole('link', { name: 'To Top' }).click();
    await expect(page.getByRole('heading', { name: 'Up Log' })).toBeInViewport();
  });
  await page.reload();
  await expectCustomers(page, 'Sent later', 'Tried again', 'Ada Lovelace');
});

async function deleteOnlyRow(page: Page) {
  const noRows = page.getByText('No rows found for this date.');
  await expect(noRows).toBeVisible();
  await page.getByRole('button', { name: 'Add Row' }).click();
  await expect(noRows).toHaveCount(0);
  const deleteButton = page.getByRole('button', { name: 'Delete up #1' });
  const confirmDialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this up?' });
  await deleteButton.click();
  await confirmDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(confirmDialog).toHaveCount(0);
  await deleteButton.click();
  await confirmDialog.getByRole('button', { name: 'Delete' }).click();
  await expect(noRows).toBeVisible();
}

async function writeRow(page: Page) {
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Add Row' }).focus();
  await keyboard.press('Enter');
  await expect(upField(upRow(page, 1), 'Salesperson')).toBeFocused();
  const entries = [
    ['sam', 'Enter'],
    ['215', 'Enter'],
    ['fre', 'Enter'],
    ['kofi', 'Tab'],
    ['voss', 'Enter'],
    ['Ada Lovelace', 'Enter'],
    ['likes the red one', 'Enter'],
  ] as const;
  for (const [text, key] of entries) {
    await keyboard.type(text);
    await keyboard.press(key);
  }
  for (const key of ['Enter', 'Space', 'Enter', 'Space', 'Enter']) await keyboard.press(key);
  await keyboard.type('y');
  await keyboard.press('Enter');
  await expect(upField(upRow(page, 2), 'Salesperson')).toBeFocused();
}

async function enterBadTime(page: Page) {
  const time = upField(upRow(page, 2), 'Time Up');
  await time.fill('25:00');
  await page.keyboard.press('Enter');
  await expect(time).toBeFocused();
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(time).toHaveValue('');
}

async function unsetSold(page: Page) {
  await upField(upRow(page, 2), 'Customer').fill('Second');
  const sold = upField(upRow(page, 2), 'Sold');
  for (const [text, expectedText, expectedValue] of [
    ['no', 'No', '"NO"'],
    ['', '', 'null'],
  ] as const) {
    const saveResponse = waitForSave(page, `"sold":${expectedValue}`);
    await sold.fill(text);
    await page.keyboard.press('Tab');
    await saveResponse;
    await expect(sold).toHaveValue(expectedText);
  }
  await expect(sold).toHaveAttribute('placeholder', '?');
}

async function addFreshUp(page: Page) {
  await startCountingInput(page);
  await page.getByRole('button', { name: 'Add Row' }).click();
  await expect(upField(upRow(page, 3), 'Salesperson')).toBeFocused();
  await page.keyboard.type('sam');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('fre');
  await page.keyboard.press('Enter');
  await expect(upField(upRow(page, 3), 'Turned To')).toBeFocused();
  expect(await readInputCounts(page)).toEqual({ taps: 1, keys: 9 });
  await upField(upRow(page, 3), 'Customer').fill('Third');
  await page.keyboard.press('Tab');
}

async function checkStoredRows(page: Page) {
  await reloadOnceSaved(page);
  await expectCustomers(page, 'Ada Lovelace', 'Second', 'Third');
  const [first, second, third] = [upRow(page, 1), upRow(page, 2), upRow(page, 3)];
  await expect(upField(first, 'Salesperson')).toHaveValue('Sam Rivera');
  await expect(upField(first, 'Time Up')).toHaveValue('2:15 PM');
  await expect(upField(first, 'Type')).toHaveValue('Fresh Up');
  await expect(upField(first, 'Turned To')).toHaveValue('Kofi Mensah');
  await expect(upField(first, 'Manager')).toHaveValue('Mara Voss');
  await expect(upField(first, 'Notes')).toHaveValue('likes the red one');
  await expect(upField(first, 'BDC up?')).not.toBeChecked();
  await expect(upField(first, 'Test drive?')).toBeChecked();
  await expect(upField(first, 'Write up?')).toBeChecked();
  await expect(upField(first, 'Sold')).toHaveValue('Yes');

  await expect(upField(second, 'Time Up')).toHaveValue('');
  await expect(upField(second, 'Sold')).toHaveValue('');
  await expect(upField(second, 'Sold')).toHaveAttribute('placeholder', '?');

  await expect(upField(third, 'Salesperson')).toHaveValue('Sam Rivera');
  await expect(upField(third, 'Time Up')).toHaveValue(/^\d{1,2}:\d\d [AP]M$/);
  await expect(upField(third, 'Type')).toHaveValue('Fresh Up');
  await expect(page.getByRole('region', { name: 'Counters' })).toContainText(
    'Fresh Ups2Appointments0Write Ups1',
  );
}

async function dragFirstRow(page: Page) {
  const moveHandle = (rowNumber: number) =>
    page.getByRole('button', { name: `Reorder up #${rowNumber}`, exact: true });
  const target = await moveHandle(3).boundingBox();
  if (!target) throw new Error('The third row is in sight.');
  await moveHandle(1).hover();
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 10 });
  // The row follows the mouse one frame later.
  await expect(page.getByText('You have moved the item from position 1 to position 3')).toBeAttached();
  const reorderResponse = page.waitForResponse(response =>
    Boolean(response.request().postData()?.includes('ReorderUps')),
  );
  await page.mouse.up();
  await expectCustomers(page, 'Second', 'Third', 'Ada Lovelace');
  await reorderResponse;
}

async function changeOffline(page: Page) {
  const customer = upField(upRow(page, 1), 'Customer');
  await page.context().setOffline(true);
  await customer.fill('Sent later');
  await page.keyboard.press('Tab');
  const alert = page.getByRole('alert').filter({ hasText: 'It will be sent again automatically.' });
  await expect(alert).toBeVisible();
  await expect(customer).toHaveValue('Sent later');
  await page.getByRole('link', { name: 'TICK' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/uplog/);

  const saveResponse = waitForSave(page, 'Sent later');
  await page.context().setOffline(false);
  await saveResponse;
  await expect(alert).toHaveCount(0);
}

async function changeRejected(page: Page) {
  const conflict = { errors: [{ message: 'Not today.', extensions: { code: 'CONFLICT' } }] };
  const restore = await failRequests(page, 'AmendUp', route => route.fulfill({ json: conflict }));
  const customer = upField(upRow(page, 2), 'Customer');
  await customer.fill('Tried again');
  await page.keyboard.press('Tab');
  const message = 'Customer was not saved: “Tried again”. Not today.';
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(customer).toHaveValue('Third');

  restore();
  const saveResponse = waitForSave(page, 'Tried again');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(customer).toHaveValue('Tried again');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await saveResponse;
}
