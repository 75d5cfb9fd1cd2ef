import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('shows the API documentation to everyone and runs calls for signed-in users', async ({ page }) => {
  const consoleErrors: string[] = [];
  page.on('console', message => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', error => consoleErrors.push(error.message));
  const call = page.locator('#operations-employees-getEmployeesGetteams');

  await page.goto('/api/docs');
  await expect(call).toBeVisible();

  await signInAs(page, people.salesManager);
  await page.goto('/api/docs');
  await call.getByRole('button', { expanded: false }).first().click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('"teams": "HSE"');
  expect(consoleErrors).toEqual([]);
});
