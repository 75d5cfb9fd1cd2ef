import type { Page } from '@playwright/test';
import { section } from './board.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

const day = (date: Date) => date.toISOString().slice(0, 10);

/** Next month, in which no other test looks for goals. */
const { start, end } = (() => {
  const now = new Date();
  const first = (months: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return { start: day(first(1)), end: day(new Date(first(2).getTime() - 86_400_000)) };
})();

test('proposes goals by last year, shows the saved ones on the tick sheet, and lets a salesperson only read them', async ({
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

  // What is typed and not saved outlives the form. A goal of this month is this month's alone.
  await page.getByRole('link', { name: 'TICK', exact: true }).click();
  await expect(page).toHaveURL('/tick');
  // The sheet of next month stays until this month's has come.
  await expect(goalOfStore.filter({ hasText: `${proposed + 0.5}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Goals', exact: true }).click();
  const own = dialog.getByLabel(`${people.salesperson}, Goal`);
  await own.fill('900.5');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(own).toHaveValue('900.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await signInAs(page, people.salesperson);
  const strip = page.getByRole('region', { name: 'My day' });
  await expect(strip.getByRole('button', { name: `${people.salesperson} – Goal` })).toHaveText('900.5');
  await expect(strip).toContainText(/\d a day|to go/);
  await takeBack(page);
  await page.goto(sheet);
  await expect(goalOfStore).toHaveText(`${proposed + 0.5}`);
  await expect(page.getByRole('button', { name: 'Goals', exact: true })).toHaveCount(0);
});

/** Other tests find this month without goals. */
async function takeBack(page: Page) {
  const headers = await headersAs(page, people.manager);
  const ask = async (query: string, variables: object) => {
    const answer = await page.request.post('/graphql', { headers, data: { query, variables } });
    return (await answer.json()).data;
  };
  const month = day(new Date()).slice(0, 7);
  const { goals } = await ask('query ($month: Month!) { goals(month: $month) { employeeId total } }', {
    month,
  });
  const { setGoals } = await ask(
    'mutation ($month: Month!, $goals: [GoalInput!]!) { setGoals(month: $month, goals: $goals) { total } }',
    {
      month,
      goals: goals.map(({ employeeId, total }: { employeeId: number; total: number }) => ({
        employeeId,
        goal: { total: null },
        stood: { total },
      })),
    },
  );
  expect(setGoals).toEqual([]);
}
