import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { TestMailServer } from '../api/src/testing/testMailServer.ts';
import { expectAccessible, findViolations } from './accessibility.ts';
import { chooseOption, expectToast } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

type Mail = TestMailServer['accepted'][number];

let mailServer: TestMailServer;

test.use({
  serverSettings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      mailServer = await TestMailServer.start();
      await use({
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Salesfloor <sales@store.example>',
        STORE_NAME: 'Riverside Motors',
        WORKER: 'on',
      });
      await mailServer.stop();
    },
    { scope: 'worker' },
  ],
});

const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** Sends a report and waits for its mail. */
async function sendReport(page: Page, report: Locator): Promise<Mail> {
  const before = mailServer.accepted.length;
  await report.getByRole('button', { name: 'Send now', exact: true }).click();
  await expectToast(page, 'The report is on its way.');
  await expect.poll(() => mailServer.accepted.length).toBe(before + 1);
  await expect(report).toContainText(/Sent manually, .*: sent at/);
  return mailServer.accepted[before] as Mail;
}

/** Ends a report on its screen with the two required clicks. */
async function endReport(report: Locator): Promise<void> {
  await report.getByRole('button', { name: 'Turn off', exact: true }).click();
  await report.getByRole('button', { name: 'Confirm Turn Off' }).click();
}

const SORTED_HOG = '/hog?period=last-month&sort=frontGross&order=desc';

test('sends a report by mail, and ends the report through the link in the mail', async ({ page }) => {
  await signInAs(page, people.salesperson, '/morningreport');
  await expect(page.getByText('No reports set up yet.')).toBeVisible();
  await expect(page).toHaveTitle('Morning report · Riverside Motors');
  await expect(page.getByRole('link', { name: 'Riverside Motors home' })).toBeVisible();
  await page.getByRole('button', { name: 'Set up the first report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a report' });
  await expect(dialog.getByRole('combobox', { name: 'Report' })).toHaveText('Daily report');
  await dialog.getByRole('button', { name: 'Sat' }).click();
  await dialog.getByLabel('Time').fill('06:35');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, '“Daily report” saved.');
  const report = row(page, 'Daily report');
  await expect(report).toContainText('Mon to Fri at 6:35 AM');

  await report.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview of “Daily report”' });
  await expect(preview.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Daily report');
  await expect(preview.frameLocator('iframe').getByText('No email was sent.')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Close' }).click();

  const mail = await sendReport(page, report);
  expect(mail.subject).toMatch(/^\w{3} \w{3} \d+: \d+ sold yesterday · \d+ to date, /);
  expect(mail.text).toMatch(/^Riverside Motors\n/);
  expect(mail.text).toContain('You set up this report.');
  await page.goto(/Turn off: (\S+)/.exec(mail.text ?? '')?.[1] ?? '');
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turn off “Daily report”?');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“Daily report” is turned off');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“Daily report” is on again');
  await page.goto('/morningreport');
  await expect(report).toContainText('Mon to Fri at 6:35 AM');
  await endReport(report);
  const emptyNote = page.getByText('No reports set up yet.');
  await expect(emptyNote).toBeVisible();
  await page.reload();
  await expect(emptyNote).toBeVisible();
});

test('sends a saved view as the file that its screen exports, and sends a report to a colleague', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Set up a report' });
  const reportSelect = dialog.getByRole('combobox', { name: 'Report' });
  const saveButton = dialog.getByRole('button', { name: 'Save' });
  await signInAs(page, people.manager, SORTED_HOG);

  const exported = await test.step('exports Hog and saves the filters as a view', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    await page.getByRole('button', { name: 'Save view' }).click();
    const nameDialog = page.getByRole('dialog', { name: 'Save view' });
    await nameDialog.getByLabel('Name').fill('Best fronts');
    await nameDialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, '“Best fronts” saved.');
    return file;
  });

  await page.getByRole('link', { name: 'SUMMARY', exact: true }).click();
  await page.getByRole('link', { name: 'Morning report' }).click();
  const viewReport = row(page, 'Hog: Best fronts');

  await test.step('sets up a report with the saved view, and previews the report', async () => {
    await page.getByRole('button', { name: 'Set up the first report' }).click();
    await chooseOption(reportSelect, 'Saved view');
    await expect(saveButton).toBeDisabled();
    await chooseOption(dialog.getByRole('combobox', { name: 'View' }), 'Hog: Best fronts');
    await expectAccessible(page);
    await saveButton.click();
    await expect(viewReport).toContainText('CSV, Mon, Tue, Wed, Thu, Fri, Sat at 7:00 AM');
    await viewReport.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview of “Hog: Best fronts”' });
    const frame = preview.frameLocator('iframe');
    await expect(frame.getByText(/^hog-\d{4}-\d\d-\d\d\.csv$/)).toBeVisible();
    await expect(frame.getByRole('columnheader', { name: 'Customer Name' })).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('sends the saved view by mail', async () => {
    const { attachments } = await sendReport(page, viewReport);
    const [file] = attachments;
    expect(file?.filename).toMatch(/^hog-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (text: string) => text.split('\r\n').filter(line => !line.startsWith('Exported '));
    expect(lines(file?.content.toString() ?? '')).toEqual(lines(exported));
    await viewReport.getByRole('button', { name: 'Edit' }).click();
    const change = page.getByRole('dialog', { name: 'Edit report' });
    await change.getByRole('button', { name: 'Excel' }).click();
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(viewReport).toContainText('Excel, Mon');
  });

  await test.step('sets up a report for a colleague', async () => {
    await page.getByRole('button', { name: 'Set up a report' }).click();
    await chooseOption(dialog.getByRole('combobox', { name: 'Send to' }), people.bdcStaff);
    await chooseOption(reportSelect, 'Saved view');
    await expect(dialog.getByText('No store views yet.')).toBeVisible();
    await chooseOption(reportSelect, 'Tick sheet');
    await saveButton.click();
    await page.getByRole('button', { name: 'Everyone’s' }).click();
    const report = row(page, `${people.bdcStaff} – Tick sheet`);
    await expect(report).toContainText('set up by you');
    const mail = await sendReport(page, report);
    expect(mail.to).toMatchObject({ text: expect.stringContaining(people.bdcStaff) });
    expect(mail.text).toContain(`${people.manager} set up this report for you.`);
    // The list of reports was empty at the earlier checks of this screen.
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('reports on the screen that the view of a report was deleted', async () => {
    await page.goto(SORTED_HOG);
    await page.getByRole('button', { name: 'Options for “Best fronts”' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expectToast(page, '“Best fronts” deleted.');
    await page.goBack();
    await expect(row(page, 'Saved view')).toContainText('The view was deleted, so this report isn’t sent.');
  });

  await test.step('allows the colleague who receives the report to end it', async () => {
    await signInAs(page, people.bdcStaff, '/morningreport');
    const ownReport = row(page, 'Tick sheet');
    await expect(ownReport).toContainText(`set up by ${people.manager}`);
    await endReport(ownReport);
    await expect(page.getByText('No reports set up yet.')).toBeVisible();
  });
});
