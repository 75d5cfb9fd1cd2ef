import type { Locator, Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { expect, test } from './server.ts';
import { people } from './signIn.ts';
import { freshDay, openDay, recordCustomers, untilSaved } from './upLogDays.ts';
import { countPresses, presses } from './upTaps.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

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
    expect(Math.round(box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(above);
    expect(box?.y ?? -1, name).toBeGreaterThanOrEqual(0);
  }
}

for (const size of phones) {
  test(`four taps take an up at ${size.width} × ${size.height}, without scrolling`, async ({ page }) => {
    await page.setViewportSize(size);
    const day = freshDay();
    await openDay(page, people.salesperson, day);
    await countPresses(page);
    await page.getByRole('button', { name: 'Add Row' }).tap();
    const sheet = sheetOf(page, 1);
    const done = sheet.getByRole('button', { name: 'Done' });
    const footer = (await done.boundingBox())?.y ?? 0;
    for (const name of ['Salesperson', 'Type']) {
      const group = sheet.getByRole('group', { name });
      await expect(group.getByRole('combobox', { name })).toBeVisible();
      await expectInReach(group.getByRole('button'), footer);
      await expectInReach(group.getByRole('combobox'), footer);
    }
    const customer = await sheet.getByLabel('Customer').boundingBox();
    expect((customer?.y ?? 0) + (customer?.height ?? 0)).toBeLessThanOrEqual(footer);

    const isTimed = untilSaved(page);
    await sheet.getByRole('button', { name: 'Sam Rivera' }).tap();
    await isTimed;
    await tapStored(page, sheet.getByRole('button', { name: 'Fresh Up' }));
    await done.tap();
    expect(await presses(page)).toEqual({ taps: 4, keys: 0 });

    await expectInReach(actsOf(page, 1).getByRole('button'), size.height);
    await page.reload();
    for (const shown of ['Sam Rivera', 'Fresh Up', /\d{1,2}:\d\d [AP]M/])
      await expect(cardOf(page, 1)).toContainText(shown);
    await expectNoSidewaysScroll(page);
  });
}

test('the others stand behind More, and the last of the log before it', async ({ page }) => {
  await openDay(page, people.bdcStaff, freshDay());
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const first = sheetOf(page, 1);
  await first.getByRole('combobox', { name: 'Salesperson' }).tap();
  await tapStored(page, page.getByRole('option', { name: 'Kofi Mensah' }));
  await first.getByRole('combobox', { name: 'Type' }).tap();
  await tapStored(page, page.getByRole('option', { name: 'Chase' }));
  await expect(first.getByRole('combobox', { name: 'Type' })).toContainText('Chase');
  await first.getByRole('button', { name: 'Add Row' }).tap();

  const second = sheetOf(page, 2);
  const kofi = second.getByRole('button', { name: 'Kofi Mensah' });
  await tapStored(page, kofi);
  await expect(kofi).toHaveAttribute('aria-pressed', 'true');
  await tapStored(page, kofi);
  await expect(kofi).toHaveAttribute('aria-pressed', 'false');
});

test('a card says what became of its up by one tap each', async ({ page }) => {
  const day = freshDay();
  await recordCustomers(page, day, 'Ada Lovelace');
  await openDay(page, people.salesperson, day);
  const acts = actsOf(page, 1);
  for (const name of ['Test drive', 'Write up', 'Sold'])
    await tapStored(page, acts.getByRole('button', { name }));
  await acts.getByRole('button', { name: 'Turned' }).tap();
  await tapStored(page, page.getByRole('menuitem', { name: 'Kofi Mensah' }));
  await expectUsableByAll(page);
  await page.reload();
  for (const shown of ['Kofi Mensah', 'Yes']) await expect(cardOf(page, 1)).toContainText(shown);
  for (const name of ['Test drive', 'Write up', 'Turned', 'Sold'])
    await expect(acts.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');

  await tapStored(page, acts.getByRole('button', { name: 'Sold' }));
  await expect(acts.getByRole('button', { name: 'Sold' })).toHaveAttribute('aria-pressed', 'false');
  await acts.getByRole('button', { name: 'Turned' }).tap();
  await tapStored(page, page.getByRole('menuitem', { name: 'Not turned' }));
  await expect(cardOf(page, 1)).not.toContainText('Kofi Mensah');
});

test('a visit before and the deal are linked with thumbs', async ({ page }) => {
  const customer = `Zebulon Q${Math.floor(Math.random() * 1e9)}`;
  await recordCustomers(page, freshDay(), customer);
  await openDay(page, people.salesperson, freshDay());
  await page.getByRole('button', { name: 'Add Row' }).tap();
  const sheet = sheetOf(page, 1);
  await tapStored(page, sheet.getByRole('button', { name: 'Fresh Up' }));
  await sheet.getByLabel('Customer').fill(customer.slice(0, -3));
  const visit = sheet.getByRole('group', { name: 'Earlier visits' }).getByRole('button');
  await expect(visit).toContainText(customer);
  expect(Math.round((await visit.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await visit.tap();
  await expect(sheet.getByLabel('Customer')).toHaveValue(customer);
  await expect(sheet.getByRole('button', { name: 'Undo' })).toBeVisible();
  await tapStored(page, sheet.getByRole('button', { name: 'Yes' }));
  await sheet.getByRole('button', { name: 'Which deal?' }).tap();
  const dialog = page.getByRole('dialog', { name: `The deal of ${customer}` });
  await expect(dialog).toContainText('Leave it open');
  await expectUsableByAll(page);
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(cardOf(page, 1)).toContainText('B-Back');
});
