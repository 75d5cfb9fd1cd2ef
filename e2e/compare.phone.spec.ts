import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { changeDealAs, createDeals, graphqlAs } from './deals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test("finds a comparison in Hog, escalates a line of it and accepts the file's amounts by touch", async ({
  page,
}) => {
  const soldFields = { delivery_date: '2031-06-07', delivery_status: 'DEL' };
  const { numbers } = await createDeals(page, 1, soldFields);
  const [number] = numbers;
  await changeDealAs(page, people.salesManager, 'setDealGross', `number: ${number}, frontGross: "50"`);
  await startComparison(page, `${number}.csv`, number, '62.25', soldFields.delivery_date);

  await signInAs(page, people.manager, '/hog');
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitem', { name: 'Compare' }).tap();
  await page
    .getByRole('listitem')
    .filter({ hasText: `${number}.csv` })
    .getByRole('button', { name: 'Open' })
    .tap();
  await expect(page.getByText('The file is $12.25 higher than Salesfloor: differs +$12.25.')).toBeVisible();
  const card = page.locator('tr', { hasText: String(number) });
  await expect(card).toContainText('$50.00');
  expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
  const overflowPixels = await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflowPixels).toBe(0);
  await card.getByRole('button', { name: 'Assign' }).tap();
  await page.getByLabel('Note for the people who enter gross').fill('accounting is right');
  await page.getByLabel('Note for the people who enter gross').press('Enter');
  await expect(card).toContainText(`Assigned by ${people.manager}: accounting is right`);
  await card.getByRole('button', { name: 'Use file value' }).tap();
  await expect(card).toContainText('File value used.');
});

/** Compares a one-line file with the deals of a day, as a manager. */
async function startComparison(
  page: Page,
  fileName: string,
  number: number | undefined,
  frontGross: string,
  day: string,
) {
  const sha256 = createHash('sha256').update(fileName).digest('hex');
  const { startSheet } = await graphqlAs(
    page,
    people.manager,
    `mutation { startSheet(input: { purpose: COMPARE, fileName: "${fileName}", sha256: "${sha256}", lineCount: 2 }) { id } }`,
  );
  await graphqlAs(
    page,
    people.manager,
    `mutation { addSheetLines(id: ${startSheet.id}, firstLine: 1, lines: [["Deal #", "Front"], ["${number}", "${frontGross}"]]) }`,
  );
  await graphqlAs(
    page,
    people.manager,
    `mutation { compareSheet(sheetId: ${startSheet.id}, start: "${day}", end: "${day}") { id } }`,
  );
}
