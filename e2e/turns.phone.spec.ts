import { expectUsableByAll } from './axe.ts';
import { badLine } from './badLine.ts';
import { expectNoSidewaysScroll } from './board.ts';
import type { TestDatabase } from './database.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

// A store of its own: the ups of the demo store are taken away here.
test.use({ serverSettings: { SESSION_IDLE_MINUTES: '60' } });

/** Today's log with the rows of type On Turn of these people, and nothing else. */
async function waiting({ run }: TestDatabase, ...names: string[]): Promise<void> {
  await run('delete from up_log_row');
  await run(
    `insert into up_log (log_date) values ((now() at time zone 'America/New_York')::date) on conflict do nothing`,
  );
  await run(
    `insert into up_log_row (up_log_id, display_order, employee_id, up_type)
     select l.id, place, e.id, 'On Turn'
     from unnest($1::text[]) with ordinality as n (name, place) join employee e on e.name = n.name,
       up_log l where log_date = (now() at time zone 'America/New_York')::date`,
    [names],
  );
}

test('a store in which nobody checks in sees nothing of turns', async ({ page, database }) => {
  await database.run('delete from up_log_row');
  await signInAs(page, people.salesperson, '/uplog');
  await expect(page.getByRole('button', { name: 'Add Row' })).toBeVisible();
  await expect(page.getByText('In turn')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check in' })).toHaveCount(0);
});

test('a salesperson checks in, goes to lunch and comes back, takes a customer, and checks out', async ({
  page,
  database,
}) => {
  await waiting(database, 'Kofi Mensah');
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAs(page, people.salesperson, '/uplog');
  const turns = page.getByRole('region', { name: 'In turn' });
  await turns.getByRole('button', { name: 'Check in' }).tap();
  await expect(turns.getByRole('status')).toHaveText('You are 2nd of 2');
  await expect(page.getByText('Next: Kofi Mensah')).toBeVisible();
  await expectUsableByAll(page);
  await expectNoSidewaysScroll(page);

  // For others a salesperson does nothing.
  await turns.getByRole('button', { name: /Kofi Mensah/ }).tap();
  await expect(page.getByRole('menuitem')).toHaveText(['0 taken']);
  await page.keyboard.press('Escape');

  const own = turns.getByRole('button', { name: /Sam Rivera/ });
  const choose = async (act: string) => {
    await own.tap();
    await page.getByRole('menuitem', { name: act, exact: true }).tap();
  };
  await choose('Lunch');
  await expect(turns.getByRole('status')).toHaveText('Your turn is held');
  await choose('Back');
  await database.run(`delete from up_log_row where display_order = 1`);
  await database.run(`update up_log_row set display_order = 1`);
  await page.reload();
  await expect(turns.getByRole('status')).toHaveText('You are next of 1');
  await page.getByRole('button', { name: 'Take the next' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Row 1' });
  await sheet.getByLabel('Customer').fill('Mary Smith');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit row 1' })).toContainText('Fresh Up');
  await expect(page.getByRole('button', { name: 'Edit row 2' })).toContainText('On Turn');

  await choose('Check out');
  const question = page.getByRole('alertdialog', { name: 'Check out Sam Rivera?' });
  await expectUsableByAll(page);
  await question.getByRole('button', { name: 'Check out' }).tap();
  await expect(turns).toContainText('Out: Sam Rivera 1 taken');
  await expect(page.getByRole('button', { name: 'Edit row 2' })).toHaveCount(0);
});

test('of two who take one turn the second is told, and offered the next', async ({ page, database }) => {
  await waiting(database, 'Kofi Mensah', 'Sam Rivera');
  await signInAs(page, people.salesManager, '/uplog');
  const take = page.getByRole('button', { name: 'Take the next' });
  await expect(take).toContainText('Kofi Mensah');
  // The second sees what was, as on a slow line.
  const mend = await badLine(page, 'UpLog');
  await database.run(`update up_log_row set customer_name = 'Ann Jones' where display_order = 1`);
  await take.tap();
  await expect(page.getByText('Kofi Mensah’s turn was taken already. Sam Rivera is next.')).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Take: Sam Rivera' }).tap();
  await expect(page.getByRole('dialog', { name: 'Row 2' })).toBeVisible();
});
