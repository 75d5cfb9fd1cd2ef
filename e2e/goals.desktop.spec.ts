import type { Page } from '@playwright/test';
import { teamSection } from './board.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

const formatDay = (date: Date) => date.toISOString().slice(0, 10);

/** First and last day of next month. No other test uses the goals of next month. */
const { start, end } = (() => {
  const now = new Date();
  const firstOfMonth = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return {
    start: formatDay(firstOfMonth(1)),
    end: formatDay(new Date(firstOfMonth(2).getTime() - 86_400_000)),
  };
})();

test('proposes goals based on last year, shows the saved goals on the tick sheet, and makes them read-only for a salesperson', async ({
  page,
}) => {
  const sheetPath = `/tick?start=${start}&end=${end}`;
  await signInAs(page, people.manager, sheetPath);
  await expect(teamSection(page, 'A Team')).toBeVisible();
  await expect(page.getByText('To Go', { exact: false })).toHaveCount(0);

  await page.getByRole('button', { name: 'Goals', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: / goals$/ });
  const storeGoal = dialog.getByLabel('Whole store, Goal');
  await dialog.getByRole('button', { name: 'Use last year' }).click();
  const proposedGoal = Number(await storeGoal.inputValue());
  expect(proposedGoal).toBeGreaterThan(0);
  // Proposed goals are not stored until the user presses Save.
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(storeGoal).toHaveValue('');
  await dialog.getByRole('button', { name: 'Use last year' }).click();
  await storeGoal.fill(`${proposedGoal + 0.5}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const storeGoalFigure = page.getByRole('button', { name: /Store – Goal$/ });
  await expect(storeGoalFigure).toHaveText(`${proposedGoal + 0.5}`);
  await expect(teamSection(page, 'A Team').getByText('Per Day').first()).toBeVisible();
  await page.getByRole('button', { name: /Store – Per Day$/ }).click();
  await expect(page.getByText(/days left/)).toBeVisible();
  await page.keyboard.press('Escape');

  // Unsaved input remains when the form closes. A goal of next month does not apply to this month.
  await page.getByRole('link', { name: 'TICK', exact: true }).click();
  await expect(page).toHaveURL('/tick');
  // The tick sheet of next month stays visible until the tick sheet of this month has loaded.
  await expect(storeGoalFigure.filter({ hasText: `${proposedGoal + 0.5}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Goals', exact: true }).click();
  const salespersonGoal = dialog.getByLabel(`${people.salesperson}, Goal`);
  await salespersonGoal.fill('900.5');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(salespersonGoal).toHaveValue('900.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await signInAs(page, people.salesperson);
  const summaryBar = page.getByRole('region', { name: 'My day' });
  await expect(summaryBar.getByRole('button', { name: `${people.salesperson} – Goal` })).toHaveText('900.5');
  await expect(summaryBar).toContainText(/\d per day|to go/);
  await deleteGoals(page);
  await page.goto(sheetPath);
  await expect(storeGoalFigure).toHaveText(`${proposedGoal + 0.5}`);
  await expect(page.getByRole('button', { name: 'Goals', exact: true })).toHaveCount(0);
});

/** Removes the goals of this month for other tests. */
async function deleteGoals(page: Page) {
  const headers = await headersAs(page, people.manager);
  const requestGraphql = async (query: string, variables: object) => {
    const response = await page.request.post('/graphql', { headers, data: { query, variables } });
    return (await response.json()).data;
  };
  const month = formatDay(new Date()).slice(0, 7);
  const { goals } = await requestGraphql(
    'query ($month: Month!) { goals(month: $month) { employeeId total } }',
    {
      month,
    },
  );
  const { setGoals } = await requestGraphql(
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
