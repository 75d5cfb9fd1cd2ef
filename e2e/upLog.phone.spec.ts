import { expectUsableByAll } from './axe.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { expect, test } from './server.ts';
import { people } from './signIn.ts';
import { freshDay, openDay, untilSaved } from './upLogDays.ts';

test('a row is written with thumbs, in a sheet that saves by itself', async ({ page }) => {
  await openDay(page, people.salesperson, freshDay());
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Row 1' });
  await sheet.getByRole('combobox', { name: 'Salesperson' }).tap();
  await page.getByRole('option', { name: 'Sam Rivera' }).tap();
  await sheet.getByRole('button', { name: 'Now' }).tap();
  await sheet.getByRole('button', { name: 'Appointment' }).tap();
  await sheet.getByRole('button', { name: 'Write up?' }).tap();
  await sheet.getByRole('button', { name: 'OAC' }).tap();
  // The sheet is closed from within the field, as on a phone whose buttons do not take the focus.
  await sheet.getByLabel('Customer').fill('Ada Lovelace');
  const isSaved = untilSaved(page, 'Ada Lovelace');
  await page.keyboard.press('Escape');
  await isSaved;

  await page.reload();
  const card = page.getByRole('button', { name: 'Edit row 1' });
  for (const shown of ['Sam Rivera', 'Appointment', 'Ada Lovelace', 'OAC']) {
    await expect(card).toContainText(shown);
  }
  await expect(page.getByRole('button', { name: 'Write up', pressed: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Counters' })).toContainText('Appointments1Write Ups1');
});

test('every target of the sheet is as large as a thumb', async ({ page }) => {
  await openDay(page, people.salesperson, freshDay());
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Row 1' });
  await expect(sheet).toBeVisible();
  for (const button of await sheet.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.round(box?.height ?? 0), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
});

test('a day fits the narrowest phone, and everyone can use its sheet and its question', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openDay(page, people.salesperson, freshDay());
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Row 1' });
  await sheet.getByRole('combobox', { name: 'Type' }).tap();
  await page.getByRole('option', { name: 'Service Cust' }).tap();
  await expectUsableByAll(page);
  await sheet.getByRole('button', { name: 'Delete' }).tap();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this up?' });
  await expect(question).toBeVisible();
  await expectUsableByAll(page);
  await question.getByRole('button', { name: 'Cancel' }).tap();
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByRole('button', { name: 'Edit row 1' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
