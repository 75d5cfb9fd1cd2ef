import type { Locator } from '@playwright/test';
import { nextDealNumber } from './dealNumbers.ts';
import { recordOwnDeals } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('a deal that was added is said, and Show leads to it', async ({ page }) => {
  // Enough deals to fill the screen; the new one has the highest number, and so is the last.
  await recordOwnDeals(page, 6);
  const number = String(1_900_000_000 + Number(nextDealNumber().slice(-6)));
  await signInAs(page, people.salesManager);
  await page.getByRole('button', { name: 'Add a deal' }).last().click();
  await page.getByLabel('Deal ID').fill(number);
  await page.getByRole('button', { name: 'Add Deal' }).click();

  await expect(page.getByText(`#${number} added`)).toBeVisible();
  const card = page.getByRole('article', { name: `Deal ${number}` });
  await expect(card).toBeAttached();
  await expect(card).not.toBeInViewport();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('button')).toBeFocused();
});

test('Show leads back to the day of the deal', async ({ page }) => {
  const number = nextDealNumber();
  await signInAs(page, people.salesManager, '/?day=2090-03-01');
  await page.getByRole('button', { name: 'Add a deal' }).last().click();
  await page.getByLabel('Deal ID').fill(number);
  await page.getByRole('button', { name: 'Add Deal' }).click();
  const card = page.getByRole('article', { name: `Deal ${number}` });
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL('/?day=2090-03-01');
  await expect(card).toBeInViewport();
});

test('the deal form says what is wrong at the field, with the focus in it', async ({ page }) => {
  const { numbers } = await recordOwnDeals(page, 1);
  await signInAs(page, people.salesManager);
  await page.getByRole('button', { name: 'Add a deal' }).last().click();
  const number = page.getByLabel('Deal ID');
  const add = page.getByRole('button', { name: 'Add Deal' });
  /** The distance from a field to the sentence below it. */
  const gapTo = async (sentence: Locator) => {
    const [field, text] = [await number.boundingBox(), await sentence.boundingBox()];
    return Number(text?.y) - Number(field?.y) - Number(field?.height);
  };
  await page.getByLabel('Notes').fill('far below the number');
  await add.click();
  const missing = 'Deal ID is empty, please add one before submitting';
  await expect(number).toBeFocused();
  await expect(number).toBeInViewport();
  await expect(number).toHaveAccessibleDescription(missing);
  expect(await gapTo(page.getByText(missing).first())).toBeLessThan(24);

  await number.fill(String(numbers[0]));
  await expect(page.getByText(missing)).toHaveCount(0);
  await page.getByLabel('Notes').click();
  await add.click();
  await expect(page.getByRole('alert')).toHaveText('That deal number is already taken.');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription('That deal number is already taken.');
  await number.press('End');
  await number.press('Backspace');
  await expect(number).toHaveAccessibleDescription('');
});
