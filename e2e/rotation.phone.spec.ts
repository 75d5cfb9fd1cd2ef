import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { failRequests } from './pageHelpers.ts';
import { expect, type TestDatabase, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const TODAY = `(now() at time zone 'America/New_York')::date`;

/** Replaces today's rows with one row of type On Turn for each of these people, and notifies open pages. */
async function setRotation({ run }: TestDatabase, ...names: string[]): Promise<void> {
  await run(`insert into up_log (log_date) values (${TODAY}) on conflict do nothing`);
  await run(`delete from up_log_row where up_log_id = (select id from up_log where log_date = ${TODAY})`);
  await run(
    `insert into up_log_row (up_log_id, display_order, employee_id, up_type)
     select l.id, place, e.id, 'On Turn'
     from unnest($1::text[]) with ordinality as n (name, place) join employee e on e.name = n.name,
       up_log l where log_date = ${TODAY}`,
    [names],
  );
  await notifyPages(run);
}

const notifyPages = (run: TestDatabase['run']) =>
  run(`select pg_notify('salesfloor_change', '{"topic":"UP_LOG","days":[]}')`);

test('allows a salesperson to check in, go to lunch, take a customer and check out', async ({
  page,
  database,
}) => {
  await setRotation(database);
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAs(page, people.salesperson, '/uplog');
  const rotation = page.getByRole('region', { name: 'Up rotation' });
  const ownTurn = rotation.getByRole('button', { name: /Sam Rivera/ });
  const chooseAction = async (action: string) => {
    await ownTurn.tap();
    await page.getByRole('menuitem', { name: action, exact: true }).tap();
  };

  await test.step('hides the rotation in a store that does not use it', async () => {
    await expect(page.getByRole('button', { name: 'Add Row' })).toBeVisible();
    await expect(page.getByText('Up rotation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Check in' })).toHaveCount(0);
  });

  await test.step('places a salesperson who checks in behind a waiting colleague', async () => {
    await setRotation(database, 'Kofi Mensah');
    await rotation.getByRole('button', { name: 'Check in' }).tap();
    await expect(rotation.getByRole('status')).toHaveText('You’re 2nd of 2 in line');
    await expect(page.getByText('Next up: Kofi Mensah')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('offers a salesperson no actions for a colleague', async () => {
    await rotation.getByRole('button', { name: /Kofi Mensah/ }).tap();
    await expect(page.getByRole('menuitem')).toHaveText(['0 ups taken']);
    await page.keyboard.press('Escape');
  });

  await test.step('puts the turn on hold during lunch', async () => {
    await chooseAction('Lunch');
    await expect(rotation.getByRole('status')).toHaveText('You’re on hold');
    await chooseAction('Back from lunch');
    await expect(rotation.getByRole('status')).toHaveText('You’re 2nd of 2 in line');
  });

  await test.step('assigns the next customer to the salesperson who is first in the rotation', async () => {
    const { run } = database;
    const today = `up_log_id = (select id from up_log where log_date = ${TODAY})`;
    await run(`delete from up_log_row where display_order = 1 and ${today}`);
    await run(`update up_log_row set display_order = 1 where ${today}`);
    await notifyPages(run);
    await expect(rotation.getByRole('status')).toHaveText('You’re next up · 1 in line');
    await page.getByRole('button', { name: 'Take next up' }).tap();
    await page.getByRole('dialog', { name: 'Up #1' }).getByLabel('Customer').fill('Mary Smith');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Edit up #1' })).toContainText('Fresh Up');
    await expect(page.getByRole('button', { name: 'Edit up #2' })).toContainText('On Turn');
  });

  await test.step('asks before a salesperson checks out', async () => {
    await chooseAction('Check out');
    const confirmDialog = page.getByRole('alertdialog', { name: 'Check out Sam Rivera?' });
    await confirmDialog.getByRole('button', { name: 'Check out' }).tap();
    await expect(rotation).toContainText('Not in line: Sam Rivera 1 up taken');
    await expect(page.getByRole('button', { name: 'Edit up #2' })).toHaveCount(0);
  });
});

test('offers the next turn when another user has taken the first turn in the meantime', async ({
  page,
  database,
}) => {
  await setRotation(database, 'Kofi Mensah', 'Sam Rivera');
  await signInAs(page, people.salesManager, '/uplog');
  const takeButton = page.getByRole('button', { name: 'Take next up' });
  await expect(takeButton).toContainText('Kofi Mensah');
  // The page keeps showing the first turn, as on a slow connection.
  const restore = await failRequests(page, 'UpLog');
  await database.run(
    `update up_log_row set customer_name = 'Ann Jones'
     where display_order = 1 and up_log_id = (select id from up_log where log_date = ${TODAY})`,
  );
  await takeButton.tap();
  await expect(
    page.getByText('Kofi Mensah’s place in line was already used. Sam Rivera is next up.'),
  ).toBeVisible();
  restore();
  await page.getByRole('button', { name: 'Assign to Sam Rivera' }).tap();
  await expect(page.getByRole('dialog', { name: 'Up #2' })).toBeVisible();
});
