import type { Browser, Page } from '@playwright/test';
import { badLine } from './badLine.ts';
import { reloadOnceStored } from './reload.ts';
import { expect, test } from './server.ts';
import { people } from './signIn.ts';
import {
  addCustomers,
  expectCustomers,
  field,
  freshDay,
  moveByKeyboard,
  openDay,
  openDayWith,
  recordCustomers,
  row,
  untilSaved,
} from './upLogDays.ts';

/** Another desk, with someone else at it. */
async function otherDesk(browser: Browser, baseURL: string | undefined, day: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await openDay(page, people.bdcStaff, day);
  return page;
}

test.describe('two desks at one day', () => {
  test('see each other’s rows and order without reloading', async ({ page, browser, baseURL }) => {
    const day = freshDay();
    await openDay(page, people.salesperson, day);
    const other = await otherDesk(browser, baseURL, day);
    await expect(other.getByText('No rows found for this date.')).toBeVisible();

    await addCustomers(page, 'First', 'Second', 'Third');
    await expect(row(other, 3)).toBeVisible();
    await expectCustomers(other, 'First', 'Second', 'Third');

    await moveByKeyboard(page, 3, 'ArrowUp');
    await expectCustomers(page, 'First', 'Third', 'Second');
    await expectCustomers(other, 'First', 'Third', 'Second');
    await other.reload();
    await expectCustomers(other, 'First', 'Third', 'Second');
    await other.context().close();
  });

  test('show the new name of someone whom the rows no longer offer', async ({ page, database }) => {
    const day = freshDay();
    await recordCustomers(page, day, 'Of someone who left');
    await database.run(
      `with someone as (
        insert into employee (name, email, position, is_active, created_at)
        values ('Old Name', 'renamed@dealership.example', 0, false, now()) returning id)
      update up_log_row set employee_id = someone.id from someone
      where up_log_id = (select id from up_log where log_date = $1)`,
      [day],
    );
    await openDay(page, people.salesperson, day);
    const salesperson = field(row(page, 1), 'Salesperson');
    await expect(salesperson).toHaveValue('Old Name');

    await database.run(`update employee set name = 'New Name' where email = 'renamed@dealership.example'`);
    const notice = { topic: 'EMPLOYEES', days: [] };
    await database.run('select pg_notify($1, $2)', ['salesfloor_change', JSON.stringify(notice)]);
    await expect(salesperson).toHaveValue('New Name');
  });

  test('leave each other’s typing and cursor alone', async ({ page, browser, baseURL }) => {
    const day = freshDay();
    await recordCustomers(page, day, 'First', 'Second', 'Third');
    await openDay(page, people.salesperson, day);
    const other = await otherDesk(browser, baseURL, day);
    await expectCustomers(other, 'First', 'Second', 'Third');

    const notes = field(row(page, 3), 'Notes');
    await notes.click();
    await notes.pressSequentially('half a wo');
    await moveByKeyboard(other, 3, 'ArrowUp');
    await field(row(other, 2), 'Test drive?').check();

    await expectCustomers(page, 'First', 'Third', 'Second');
    const moved = row(page, 2);
    await expect(field(moved, 'Test drive?')).toBeChecked();
    await expect(field(moved, 'Notes')).toBeFocused();
    await page.keyboard.type('rd');
    await page.keyboard.press('Enter');
    await expect(field(row(other, 2), 'Notes')).toHaveValue('half a word');
    await other.context().close();
  });

  test('both keep what they write into different fields of one row', async ({ page, browser, baseURL }) => {
    const day = freshDay();
    await recordCustomers(page, day, 'Shared');
    await openDay(page, people.salesperson, day);
    const other = await otherDesk(browser, baseURL, day);
    await field(row(page, 1), 'Time Up').fill('2:15p');
    await field(row(other, 1), 'Notes').fill('from the other desk');
    await Promise.all([page.keyboard.press('Tab'), other.keyboard.press('Tab')]);
    for (const desk of [page, other]) {
      await expect(field(row(desk, 1), 'Time Up')).toHaveValue('2:15 PM');
      await expect(field(row(desk, 1), 'Notes')).toHaveValue('from the other desk');
    }
    await other.context().close();
  });

  test('come level again after a lost connection, by themselves', async ({ page, browser, baseURL }) => {
    const day = freshDay();
    await openDay(page, people.salesperson, day);
    const other = await (await browser.newContext({ baseURL })).newPage();
    const lines: { close: () => Promise<void> }[] = [];
    let isCut = false;
    await other.routeWebSocket('**/graphql/stream', line => {
      if (isCut) return line.close({ code: 1012 });
      line.connectToServer();
      lines.push(line);
    });
    await openDay(other, people.bdcStaff, day);
    await addCustomers(page, 'Before');
    await expectCustomers(other, 'Before');

    isCut = true;
    await Promise.all(lines.map(line => line.close()));
    await expect(other.getByText('Reconnecting…')).toBeVisible();
    await addCustomers(page, 'Meanwhile');
    await expectCustomers(other, 'Before');
    isCut = false;
    await expectCustomers(other, 'Before', 'Meanwhile');
    await expect(other.getByText('Reconnecting…')).toHaveCount(0);
    await other.context().close();
  });
});

test.describe('someone at a busy desk', () => {
  test('writes a whole row with the keyboard alone, and goes on to the next', async ({ page }) => {
    await openDay(page, people.salesperson, freshDay());
    const { keyboard } = page;
    await page.getByRole('button', { name: 'Add Row' }).focus();
    await keyboard.press('Enter');
    await expect(field(row(page, 1), 'Salesperson')).toBeFocused();
    await keyboard.type('sam');
    await keyboard.press('Enter');
    await keyboard.type('215');
    await keyboard.press('Enter');
    await keyboard.type('fre');
    await keyboard.press('Enter');
    await keyboard.type('kofi');
    await keyboard.press('Tab');
    await keyboard.type('voss');
    await keyboard.press('Enter');
    await keyboard.type('Ada Lovelace');
    await keyboard.press('Enter');
    await keyboard.type('likes the red one');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await keyboard.type('y');
    await keyboard.press('Enter');
    await expect(field(row(page, 2), 'Salesperson')).toBeFocused();

    await reloadOnceStored(page);
    const first = row(page, 1);
    await expect(field(first, 'Salesperson')).toHaveValue('Sam Rivera');
    await expect(field(first, 'Time Up')).toHaveValue('2:15 PM');
    await expect(field(first, 'Type')).toHaveValue('Fresh Up');
    await expect(field(first, 'Turned To')).toHaveValue('Kofi Mensah');
    await expect(field(first, 'Manager')).toHaveValue('Mara Voss');
    await expect(field(first, 'Customer')).toHaveValue('Ada Lovelace');
    await expect(field(first, 'Notes')).toHaveValue('likes the red one');
    await expect(field(first, 'BDC up?')).not.toBeChecked();
    await expect(field(first, 'Test drive?')).toBeChecked();
    await expect(field(first, 'Write up?')).toBeChecked();
    await expect(field(first, 'Sold')).toHaveValue('Yes');
    await expect(page.getByRole('region', { name: 'Counters' })).toContainText(
      'Fresh Ups1Appointments0Write Ups1',
    );
  });

  test('takes the time from the store’s clock with one key', async ({ page }) => {
    await openDayWith(page, people.salesperson, 'Now');
    await field(row(page, 1), 'Time Up').focus();
    await page.keyboard.press('Enter');
    await expect(field(row(page, 1), 'Type')).toBeFocused();
    await expect(field(row(page, 1), 'Time Up')).toHaveValue(/^\d{1,2}:\d\d [AP]M$/);
  });

  test('is told of a time that is none, and saves nothing', async ({ page }) => {
    await openDayWith(page, people.salesperson, 'Odd');
    const time = field(row(page, 1), 'Time Up');
    await time.fill('25:00');
    await page.keyboard.press('Enter');
    await expect(time).toBeFocused();
    await expect(time).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(time).toHaveValue('');
  });

  test('empties a field, which is then unset', async ({ page }) => {
    await openDayWith(page, people.salesperson, 'Unsold');
    const sold = field(row(page, 1), 'Sold');
    const isSet = untilSaved(page);
    await sold.fill('no');
    await page.keyboard.press('Tab');
    await isSet;
    await expect(sold).toHaveValue('No');
    const isUnset = untilSaved(page);
    await sold.fill('');
    await page.keyboard.press('Tab');
    await isUnset;
    await page.reload();
    await expect(sold).toHaveValue('');
    await expect(sold).toHaveAttribute('placeholder', '?');
  });

  test('drags a row with the mouse', async ({ page }) => {
    await openDayWith(page, people.salesperson, 'First', 'Second', 'Third');
    const handle = (place: number) => page.getByRole('button', { name: `Move row ${place}`, exact: true });
    const target = await handle(3).boundingBox();
    if (!target) throw new Error('The third row is in sight.');
    await handle(1).hover();
    await page.mouse.down();
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 10 });
    // The row follows the mouse a frame later.
    await expect(page.getByText('You have moved the item from position 1 to position 3')).toBeAttached();
    const isMoved = page.waitForResponse(answer =>
      Boolean(answer.request().postData()?.includes('ReorderUps')),
    );
    await page.mouse.up();
    await expectCustomers(page, 'Second', 'Third', 'First');
    await isMoved;
    await page.reload();
    await expectCustomers(page, 'Second', 'Third', 'First');
  });

  test('cannot edit or delete while a row is being moved', async ({ page }) => {
    await openDayWith(page, people.salesperson, 'First', 'Second');
    await page.getByRole('button', { name: 'Move row 1' }).focus();
    await page.keyboard.press('Space');
    await expect(field(row(page, 2), 'Customer')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Delete row 2' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(field(row(page, 2), 'Customer')).toBeEnabled();
  });

  test('sees a refused move go back, and is told', async ({ page }) => {
    await openDayWith(page, people.salesperson, 'First', 'Second');
    await badLine(page, 'ReorderUps');
    await moveByKeyboard(page, 2, 'ArrowUp');
    await expect(page.getByText('The new order was not saved.')).toBeVisible();
    await expectCustomers(page, 'First', 'Second');
  });

  test('loses nothing while the network is away: it is sent again by itself', async ({ page, context }) => {
    await openDayWith(page, people.salesperson, 'Kept');
    await context.setOffline(true);
    const customer = field(row(page, 1), 'Customer');
    await customer.fill('Changed');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert')).toContainText('It is also sent again by itself.');
    await expect(customer).toHaveValue('Changed');
    await page.getByRole('link', { name: 'TICK' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/uplog/);

    const isSaved = untilSaved(page);
    await context.setOffline(false);
    await isSaved;
    await expect(page.getByText('It is also sent again by itself.')).toHaveCount(0);
    await page.reload();
    await expect(customer).toHaveValue('Changed');
  });

  test('sees a refused edit go back, is told why, and saves it by trying again', async ({ page }) => {
    await openDayWith(page, people.salesperson, 'Kept');
    const refused = { errors: [{ message: 'Not today.', extensions: { code: 'CONFLICT' } }] };
    const mend = await badLine(page, 'AmendUp', route => route.fulfill({ json: refused }));
    const customer = field(row(page, 1), 'Customer');
    await customer.fill('Changed');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert')).toContainText('Customer was not saved: “Changed”. Not today.');
    await expect(customer).toHaveValue('Kept');

    mend();
    const isSaved = page.waitForResponse('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(customer).toHaveValue('Changed');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await isSaved;
    await page.reload();
    await expect(customer).toHaveValue('Changed');
  });
});
