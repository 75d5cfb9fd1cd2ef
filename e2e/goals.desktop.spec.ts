import { section } from './board.ts';
import { expect, test } from './server.ts';
import { logOut, people, signInAs } from './signIn.ts';

const day = (date: Date) => date.toISOString().slice(0, 10);

/** Next month, in which no other test looks for goals. */
const { start, end } = (() => {
  const now = new Date();
  const first = (months: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return { start: day(first(1)), end: day(new Date(first(2).getTime() - 86_400_000)) };
})();

test('goals by last year are set by a manager, stand on the tick sheet, and are only read by a salesperson', async ({
  page,
}) => {
  const sheet = `/tick?start=${start}&end=${end}`;
  await signInAs(page, people.manager, sheet);
  await expect(section(page, 'A Team')).toBeVisible();
  await expect(page.getByText('To Go', { exact: false })).toHaveCount(0);

  await page.getByRole('button', { name: 'Goals', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Goals of / });
  const storeGoal = dialog.getByLabel('The store, Goal');
  await dialog.getByRole('button', { name: 'By last year' }).click();
  const proposed = Number(await storeGoal.inputValue());
  expect(proposed).toBeGreaterThan(0);
  // What is proposed is stored by Save alone.
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(storeGoal).toHaveValue('');
  await dialog.getByRole('button', { name: 'By last year' }).click();
  await storeGoal.fill(`${proposed + 0.5}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const goalOfStore = page.getByRole('button', { name: /Store – Goal$/ });
  await expect(goalOfStore).toHaveText(`${proposed + 0.5}`);
  await expect(section(page, 'A Team').getByText('A Day').first()).toBeVisible();
  await page.getByRole('button', { name: /Store – A Day$/ }).click();
  await expect(page.getByText(/days left/)).toBeVisible();
  await page.keyboard.press('Escape');

  await logOut(page);
  await signInAs(page, people.salesperson, sheet);
  await expect(goalOfStore).toHaveText(`${proposed + 0.5}`);
  await expect(page.getByRole('button', { name: 'Goals', exact: true })).toHaveCount(0);
});
