import type { Locator } from '@playwright/test';
import { createDeals, nextDealNumber } from './deals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('adds deals on a phone, opens the day of an added deal, and reports errors at their fields', async ({
  page,
}) => {
  // The deals fill the screen. The new deal has the highest number, so it comes last and below the visible
  // part.
  const { numbers } = await createDeals(page, 6);
  const number = page.getByLabel('Deal ID');
  const openForm = () => page.getByRole('button', { name: 'Add a deal' }).last().click();
  const add = () => page.getByRole('button', { name: 'Add Deal' }).click();
  await signInAs(page, people.salesManager, '/?day=2090-03-01');

  await test.step('opens the day of an added deal', async () => {
    const added = nextDealNumber();
    await openForm();
    await number.fill(added);
    await add();
    const card = page.getByRole('article', { name: `Deal ${added}` });
    await expect(card).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect(page).toHaveURL('/?day=2090-03-01');
    await expect(card).toBeInViewport();
    await page.getByRole('button', { name: 'Today' }).click();
  });

  await test.step('scrolls to a deal that was added below the visible part', async () => {
    const added = String(1_900_000_000 + Number(nextDealNumber().slice(-6)));
    await openForm();
    await number.fill(added);
    await add();
    await expect(page.getByText(`#${added} added`)).toBeVisible();
    const card = page.getByRole('article', { name: `Deal ${added}` });
    await expect(card).toBeAttached();
    await expect(card).not.toBeInViewport();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('button')).toBeFocused();
  });

  await test.step('reports an error at its field, focuses this field and keeps the input of all other fields', async () => {
    /** Returns the vertical distance from a field to the error message below the field. */
    const measureGap = async (message: Locator) => {
      const [field, text] = [await number.boundingBox(), await message.boundingBox()];
      return Number(text?.y) - Number(field?.y) - Number(field?.height);
    };
    await openForm();
    await page.getByLabel('Notes').fill('far below the number');
    await add();
    const missing = 'Deal ID is empty, please add one before submitting';
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(missing);
    await expect(number).toBeFocused();
    await expect(number).toBeInViewport();
    await expect(number).toHaveAccessibleDescription(missing);
    expect(await measureGap(page.getByText(missing).first())).toBeLessThan(24);

    await number.fill(String(numbers[0]));
    await expect(page.getByText(missing)).toHaveCount(0);
    await page.getByLabel('Notes').click();
    await add();
    await expect(page.getByRole('form').getByRole('alert')).toHaveText('That deal number is already taken.');
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription('That deal number is already taken.');
    await expect(page.getByLabel('Notes')).toHaveValue('far below the number');
    await number.press('End');
    await number.press('Backspace');
    await expect(number).toHaveAccessibleDescription('');

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
