import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { reloadOnceSaved } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people } from './signIn.ts';
import {
  createUps,
  nextUnusedDay,
  openDay,
  readInputCounts,
  startCountingInput,
  waitForSave,
} from './upLog.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const MIN_TARGET_HEIGHT = 44;

const rowSheet = (page: Page, rowNumber: number) => page.getByRole('dialog', { name: `Up #${rowNumber}` });
const rowCard = (page: Page, rowNumber: number) =>
  page.getByRole('button', { name: `Edit up #${rowNumber}` });
const rowActions = (page: Page, rowNumber: number) =>
  page.getByRole('group', { name: `Result of up #${rowNumber}`, exact: true });

/** Taps a target and waits until the change is stored. */
async function tapAndWaitForSave(page: Page, target: Locator): Promise<void> {
  const saveResponse = waitForSave(page);
  await target.tap();
  await saveResponse;
}

/** Asserts that targets are at least as high as a thumb, and fully above `maxBottom`. */
async function expectReachable(targets: Locator, maxBottom: number): Promise<void> {
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    const name = (await target.textContent()) ?? '';
    expect(Math.round(box?.height ?? 0), name).toBeGreaterThanOrEqual(MIN_TARGET_HEIGHT);
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(maxBottom);
    expect(box?.y ?? -1, name).toBeGreaterThanOrEqual(0);
  }
}

test('adds ups by touch in a sheet and changes them on their cards', async ({ page }) => {
  const customer = `Zebulon Q${Math.floor(Math.random() * 1e9)}`;
  await createUps(page, nextUnusedDay(), customer);
  await openDay(page, people.salesperson, nextUnusedDay());
  await test.step('adds an up with four taps without scrolling', () => addUpWithFourTaps(page));
  await test.step('offers all people and types in lists, and offers the people and types of the previous up as buttons', () =>
    addUpsOfKofi(page));
  await test.step('fills in a row with targets as large as a thumb', () => fillSheet(page));
  await test.step('stores a test drive, a write up, a turn and a sale with one tap each', () =>
    tapCardActions(page));
  await test.step('stores all rows of the day', () => checkStoredCards(page));
  await test.step('reverts a sale and a turn of an up', async () => {
    const actions = rowActions(page, 1);
    await tapAndWaitForSave(page, actions.getByRole('button', { name: 'Sold' }));
    await expect(actions.getByRole('button', { name: 'Sold' })).toHaveAttribute('aria-pressed', 'false');
    await actions.getByRole('button', { name: 'Turned' }).tap();
    await tapAndWaitForSave(page, page.getByRole('menuitem', { name: 'Not turned' }));
    await expect(rowCard(page, 1)).not.toContainText('Kofi Mensah');
  });
  await test.step("links an up to an earlier visit and offers the customer's deal", () =>
    linkVisit(page, customer));
  await test.step('fits the sheet and its confirmation on the narrowest phone', () => checkNarrowPhone(page));
});

async function addUpWithFourTaps(page: Page) {
  await startCountingInput(page);
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const sheet = rowSheet(page, 1);
  const done = sheet.getByRole('button', { name: 'Done' });
  for (const size of phones) {
    await page.setViewportSize(size);
    await expect(done).toBeInViewport({ ratio: 1 });
    const footer = (await done.boundingBox())?.y ?? 0;
    for (const name of ['Salesperson', 'Type']) {
      const group = sheet.getByRole('group', { name });
      await expect(group.getByRole('combobox', { name })).toBeVisible();
      await expectReachable(group.getByRole('button'), footer);
      await expectReachable(group.getByRole('combobox'), footer);
    }
    const customer = await sheet.getByLabel('Customer').boundingBox();
    expect((customer?.y ?? 0) + (customer?.height ?? 0)).toBeLessThanOrEqual(footer);
  }

  await tapAndWaitForSave(page, sheet.getByRole('button', { name: 'Sam Rivera' }));
  await tapAndWaitForSave(page, sheet.getByRole('button', { name: 'Fresh Up' }));
  await done.tap();
  // The browser sends the click of a tap a moment later.
  await expect.poll(() => readInputCounts(page)).toEqual({ taps: 4, keys: 0 });
  await expect(rowActions(page, 1).getByRole('button').first()).toBeVisible();
  for (const size of phones.toReversed()) {
    await page.setViewportSize(size);
    await expectReachable(rowActions(page, 1).getByRole('button'), size.height);
    await expectNoSidewaysScroll(page);
  }
}

async function addUpsOfKofi(page: Page) {
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const second = rowSheet(page, 2);
  await second.getByRole('combobox', { name: 'Salesperson' }).tap();
  await tapAndWaitForSave(page, page.getByRole('option', { name: 'Kofi Mensah' }));
  await second.getByRole('combobox', { name: 'Type' }).tap();
  await tapAndWaitForSave(page, page.getByRole('option', { name: 'Service Cust' }));
  await expect(second.getByRole('combobox', { name: 'Type' })).toContainText('Service Cust');
  await second.getByRole('button', { name: 'Add Row' }).tap();

  const kofi = rowSheet(page, 3).getByRole('button', { name: 'Kofi Mensah' });
  await tapAndWaitForSave(page, kofi);
  await expect(kofi).toHaveAttribute('aria-pressed', 'true');
  await tapAndWaitForSave(page, kofi);
  await expect(kofi).toHaveAttribute('aria-pressed', 'false');
}

async function fillSheet(page: Page) {
  const sheet = rowSheet(page, 3);
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
  // Closes the sheet while a field has the focus, as on a phone where buttons do not take the focus.
  await sheet.getByLabel('Customer').fill('Ada Lovelace');
  const saveResponse = waitForSave(page, 'Ada Lovelace');
  await page.keyboard.press('Escape');
  await saveResponse;
}

async function tapCardActions(page: Page) {
  const actions = rowActions(page, 1);
  for (const name of ['Test drive', 'Write up', 'Sold'])
    await tapAndWaitForSave(page, actions.getByRole('button', { name }));
  await actions.getByRole('button', { name: 'Turned' }).tap();
  await tapAndWaitForSave(page, page.getByRole('menuitem', { name: 'Kofi Mensah' }));
}

async function checkStoredCards(page: Page) {
  await reloadOnceSaved(page);
  for (const text of ['Sam Rivera', 'Fresh Up', /\d{1,2}:\d\d [AP]M/, 'Kofi Mensah', 'Yes'])
    await expect(rowCard(page, 1)).toContainText(text);
  for (const name of ['Test drive', 'Write up', 'Turned', 'Sold'])
    await expect(rowActions(page, 1).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  for (const text of ['Kofi Mensah', 'Service Cust']) await expect(rowCard(page, 2)).toContainText(text);
  for (const text of ['Sam Rivera', 'Appointment', 'Ada Lovelace', 'OAC'])
    await expect(rowCard(page, 3)).toContainText(text);
  const writeUp = rowActions(page, 3).getByRole('button', { name: 'Write up' });
  await expect(writeUp).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Counters' })).toContainText(
    'Fresh Ups1Appointments1Write Ups2',
  );
}

async function checkNarrowPhone(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 });
  await rowCard(page, 2).tap();
  const sheet = rowSheet(page, 2);
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Delete' }).tap();
  const confirmDialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this up?' });
  await expect(confirmDialog).toBeVisible();
  await expectAccessible(page);
  await confirmDialog.getByRole('button', { name: 'Cancel' }).tap();
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(rowCard(page, 2)).toBeVisible();
  await expectNoSidewaysScroll(page);
}

async function linkVisit(page: Page, customer: string) {
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const sheet = rowSheet(page, 4);
  await tapAndWaitForSave(page, sheet.getByRole('button', { name: 'Fresh Up' }));
  await sheet.getByLabel('Customer').fill(customer.slice(0, -3));
  const visit = sheet.getByRole('group', { name: 'Earlier visits' }).getByRole('button');
  await expect(visit).toContainText(customer);
  expect(Math.round((await visit.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(MIN_TARGET_HEIGHT);
  await visit.tap();
  await expect(sheet.getByLabel('Customer')).toHaveValue(customer);
  await expect(sheet.getByRole('button', { name: 'Undo' })).toBeVisible();
  await tapAndWaitForSave(page, sheet.getByRole('button', { name: 'Yes' }));
  await sheet.getByRole('button', { name: 'Link deal' }).tap();
  const dialog = page.getByRole('dialog', { name: `Link a deal to ${customer}` });
  await expect(dialog).toContainText('Leave it – the desk will see it’s missing.');
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(rowCard(page, 4)).toContainText('B-Back');
}
