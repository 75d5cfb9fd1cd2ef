import type { Locator, Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { reloadOnceStored } from './reload.ts';
import { expect, test } from './server.ts';
import { people } from './signIn.ts';
import { freshDay, openDay, recordCustomers, untilSaved } from './upLogDays.ts';
import { countPresses, presses } from './upTaps.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const MIN_TARGET_HEIGHT = 44;

const sheetOf = (page: Page, place: number) => page.getByRole('dialog', { name: `Row ${place}` });
const cardOf = (page: Page, place: number) => page.getByRole('button', { name: `Edit row ${place}` });
const actsOf = (page: Page, place: number) =>
  page.getByRole('group', { name: `What became of row ${place}`, exact: true });

/** Taps, and waits until what it changed is stored. */
async function tapStored(page: Page, target: Locator): Promise<void> {
  const isSaved = untilSaved(page);
  await target.tap();
  await isSaved;
}

/** As high as a thumb, and wholly between the edges of these. */
async function expectInReach(targets: Locator, above: number): Promise<void> {
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    const name = (await target.textContent()) ?? '';
    expect(Math.round(box?.height ?? 0), name).toBeGreaterThanOrEqual(MIN_TARGET_HEIGHT);
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(above);
    expect(box?.y ?? -1, name).toBeGreaterThanOrEqual(0);
  }
}

test('takes ups with thumbs in a sheet and changes them on their cards', async ({ page }) => {
  const customer = `Zebulon Q${Math.floor(Math.random() * 1e9)}`;
  await recordCustomers(page, freshDay(), customer);
  await openDay(page, people.salesperson, freshDay());
  await test.step('takes an up by four taps without scrolling', () => takeUpByFourTaps(page));
  await test.step('offers other people and types behind More, and the last of the log before it', () =>
    takeUpOfKofi(page));
  await test.step('fills in a row with targets as large as a thumb', () => fillSheet(page));
  await test.step('records a test drive, write up, turn and sale by one tap each', () => tapCard(page));
  await test.step('stores all of it', () => checkStoredCards(page));
  await test.step('takes a sale and a turn back', async () => {
    const acts = actsOf(page, 1);
    await tapStored(page, acts.getByRole('button', { name: 'Sold' }));
    await expect(acts.getByRole('button', { name: 'Sold' })).toHaveAttribute('aria-pressed', 'false');
    await acts.getByRole('button', { name: 'Turned' }).tap();
    await tapStored(page, page.getByRole('menuitem', { name: 'Not turned' }));
    await expect(cardOf(page, 1)).not.toContainText('Kofi Mensah');
  });
  await test.step('links an up to an earlier visit and offers its deal', () => linkVisit(page, customer));
  await test.step('fits the narrowest phone, with its sheet and its question', () => fitNarrowPhone(page));
});

async function takeUpByFourTaps(page: Page) {
  await countPresses(page);
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const sheet = sheetOf(page, 1);
  const done = sheet.getByRole('button', { name: 'Done' });
  for (const size of phones) {
    await page.setViewportSize(size);
    await expect(done).toBeInViewport({ ratio: 1 });
    const footer = (await done.boundingBox())?.y ?? 0;
    for (const name of ['Salesperson', 'Type']) {
      const group = sheet.getByRole('group', { name });
      await expect(group.getByRole('combobox', { name })).toBeVisible();
      await expectInReach(group.getByRole('button'), footer);
      await expectInReach(group.getByRole('combobox'), footer);
    }
    const customer = await sheet.getByLabel('Customer').boundingBox();
    expect((customer?.y ?? 0) + (customer?.height ?? 0)).toBeLessThanOrEqual(footer);
  }

  await tapStored(page, sheet.getByRole('button', { name: 'Sam Rivera' }));
  await tapStored(page, sheet.getByRole('button', { name: 'Fresh Up' }));
  await done.tap();
  // The browser makes a click of a tap a moment later.
  await expect.poll(() => presses(page)).toEqual({ taps: 4, keys: 0 });
  await expect(actsOf(page, 1).getByRole('button').first()).toBeVisible();
  for (const size of phones.toReversed()) {
    await page.setViewportSize(size);
    await expectInReach(actsOf(page, 1).getByRole('button'), size.height);
    await expectNoSidewaysScroll(page);
  }
}

async function takeUpOfKofi(page: Page) {
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const second = sheetOf(page, 2);
  await second.getByRole('combobox', { name: 'Salesperson' }).tap();
  await tapStored(page, page.getByRole('option', { name: 'Kofi Mensah' }));
  await second.getByRole('combobox', { name: 'Type' }).tap();
  await tapStored(page, page.getByRole('option', { name: 'Service Cust' }));
  await expect(second.getByRole('combobox', { name: 'Type' })).toContainText('Service Cust');
  await second.getByRole('button', { name: 'Add Row' }).tap();

  const kofi = sheetOf(page, 3).getByRole('button', { name: 'Kofi Mensah' });
  await tapStored(page, kofi);
  await expect(kofi).toHaveAttribute('aria-pressed', 'true');
  await tapStored(page, kofi);
  await expect(kofi).toHaveAttribute('aria-pressed', 'false');
}

async function fillSheet(page: Page) {
  const sheet = sheetOf(page, 3);
  await sheet.getByRole('combobox', { name: 'Salesperson' }).tap();
  await page.getByRole('option', { name: 'Sam Rivera' }).tap();
  await sheet.getByRole('button', { name: 'Now' }).tap();
  await sheet.getByRole('button', { name: 'Appointment' }).tap();
  await sheet.getByRole('button', { name: 'Write up?' }).tap();
  await sheet.getByRole('button', { name: 'OAC' }).tap();
  await expect(sheet.getByRole('button', { name: 'OAC' })).toHaveAttribute('aria-pressed', 'true');
  for (const button of await sheet.getByRole('button').all()) {
    const box = await button.boundingBox();
    const name = (await button.textContent()) ?? '';
    expect(Math.round(box?.height ?? 0), name).toBeGreaterThanOrEqual(MIN_TARGET_HEIGHT);
  }
  // The sheet is closed from within the field, as on a phone whose buttons do not take the focus.
  await sheet.getByLabel('Customer').fill('Ada Lovelace');
  const isSaved = untilSaved(page, 'Ada Lovelace');
  await page.keyboard.press('Escape');
  await isSaved;
}

async function tapCard(page: Page) {
  const acts = actsOf(page, 1);
  for (const name of ['Test drive', 'Write up', 'Sold'])
    await tapStored(page, acts.getByRole('button', { name }));
  await acts.getByRole('button', { name: 'Turned' }).tap();
  await tapStored(page, page.getByRole('menuitem', { name: 'Kofi Mensah' }));
}

async function checkStoredCards(page: Page) {
  await reloadOnceStored(page);
  for (const shown of ['Sam Rivera', 'Fresh Up', /\d{1,2}:\d\d [AP]M/, 'Kofi Mensah', 'Yes'])
    await expect(cardOf(page, 1)).toContainText(shown);
  for (const name of ['Test drive', 'Write up', 'Turned', 'Sold'])
    await expect(actsOf(page, 1).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  for (const shown of ['Kofi Mensah', 'Service Cust']) await expect(cardOf(page, 2)).toContainText(shown);
  for (const shown of ['Sam Rivera', 'Appointment', 'Ada Lovelace', 'OAC'])
    await expect(cardOf(page, 3)).toContainText(shown);
  const writeUp = actsOf(page, 3).getByRole('button', { name: 'Write up' });
  await expect(writeUp).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Counters' })).toContainText(
    'Fresh Ups1Appointments1Write Ups2',
  );
}

async function fitNarrowPhone(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 });
  await cardOf(page, 2).tap();
  const sheet = sheetOf(page, 2);
  await expect(sheet).toBeVisible();
  await expectUsableByAll(page);
  await sheet.getByRole('button', { name: 'Delete' }).tap();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this up?' });
  await expect(question).toBeVisible();
  await expectUsableByAll(page);
  await question.getByRole('button', { name: 'Cancel' }).tap();
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(cardOf(page, 2)).toBeVisible();
  await expectNoSidewaysScroll(page);
}

async function linkVisit(page: Page, customer: string) {
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const sheet = sheetOf(page, 4);
  await tapStored(page, sheet.getByRole('button', { name: 'Fresh Up' }));
  await sheet.getByLabel('Customer').fill(customer.slice(0, -3));
  const visit = sheet.getByRole('group', { name: 'Earlier visits' }).getByRole('button');
  await expect(visit).toContainText(customer);
  expect(Math.round((await visit.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(MIN_TARGET_HEIGHT);
  await visit.tap();
  await expect(sheet.getByLabel('Customer')).toHaveValue(customer);
  await expect(sheet.getByRole('button', { name: 'Undo' })).toBeVisible();
  await tapStored(page, sheet.getByRole('button', { name: 'Yes' }));
  await sheet.getByRole('button', { name: 'Which deal?' }).tap();
  const dialog = page.getByRole('dialog', { name: `The deal of ${customer}` });
  await expect(dialog).toContainText('Leave it open');
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(cardOf(page, 4)).toContainText('B-Back');
}
