import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const folder = mkdtempSync(join(tmpdir(), 'salesfloor-e2e-backups-'));
test.use({ serverSettings: { BACKUP_DIR: folder, WORKER: 'on' } });
test.afterAll(() => rmSync(folder, { recursive: true }));

test('shows an admin the health of the store, runs a backup, and warns on Home', async ({
  page,
  database,
}) => {
  await signInAs(page, people.admin);
  await expect(page.getByRole('group', { name: 'Open items' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'system problem' })).toHaveCount(0);
  await test.step('runs a backup from Health', async () => {
    await page.getByRole('link', { name: 'MANAGERS', exact: true }).click();
    await page.getByRole('link', { name: 'Health' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health');
    await expect(
      page.getByRole('listitem', { name: 'Stored totals', exact: true }).getByRole('img', { name: 'OK' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Back up now' }).click();
    const backup = page.getByRole('listitem', { name: 'Backup', exact: true });
    await expect(backup).toContainText(/Last backup .*: salesfloor-.*\.sql\.gz/);
    await expect(page.getByRole('button', { name: 'Back up now' })).toBeEnabled();
    expect(readdirSync(folder).filter(name => name.endsWith('.sql.gz')).length).toBeGreaterThan(0);
  });
  await test.step('warns on Home about a problem', async () => {
    await database.run(`insert into upkeep (task, begun_at, tried_at, trouble) values ('proof', now(), now(), 'The file is damaged.')
      on conflict (task) do update set trouble = excluded.trouble`);
    await page.goto('/');
    await page.getByRole('link', { name: '1 system problem' }).click();
    const restoreTest = page.getByRole('listitem', { name: 'Restore test', exact: true });
    await expect(restoreTest).toContainText('The file is damaged.');
    await expect(restoreTest).toContainText('Run a backup now');
  });
});

test('hides Health from a manager', async ({ page }) => {
  await signInAs(page, people.manager, '/health');
  await expect(page).toHaveURL(url => url.pathname === '/');
  await page.getByRole('link', { name: 'MANAGERS', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Displays' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Health' })).toHaveCount(0);
});
