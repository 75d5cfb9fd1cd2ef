import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('shows the API documentation without a sign-in, and runs an API call from the page for a signed-in user', async ({
  page,
}) => {
  const consoleErrors: string[] = [];
  page.on('console', message => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', error => consoleErrors.push(error.message));
  const operation = page.locator('#operations-employees-getEmployeesGetteams');

  await page.goto('/api/docs');
  await expect(operation).toBeVisible();

  await signInAs(page, people.salesManager);
  await page.goto('/api/docs');
  await operation.getByRole('button', { expanded: false }).first().click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"teams": "HSE"');
  expect(consoleErrors).toEqual([]);
});
