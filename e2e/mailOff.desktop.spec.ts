import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('lists the settings that turn mail on, and stores a report while mail is off', async ({ page }) => {
  await signInAs(page, people.salesperson, '/morningreport');
  await expect(page.getByRole('alert')).toContainText(
    'Email is off. Your administrator must set SMTP_URL and MAIL_FROM.',
  );
  await page.getByRole('button', { name: 'Set up the first report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const report = page.getByRole('listitem').filter({ hasText: 'Daily report' });
  await expect(report.getByRole('button', { name: 'Preview' })).toBeVisible();
  await expect(report.getByRole('button', { name: 'Send now' })).toHaveCount(0);
});
