import type { Page } from '@playwright/test';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs, signInNewSession } from './signIn.ts';

const PERIODS = [
  'This Month',
  'Last Month',
  'Today',
  'Last 3 Months',
  'Last 6 Months',
  'Last 12 Months',
  'Year to Date',
  'Custom Date Range',
  'All',
];
const UP_TYPES = [
  'Fresh Up',
  'Appointment',
  'Service Cust',
  'B-Back',
  'Timed Out',
  'On Turn',
  'With Customer',
  'Buy Bid',
  'Chase',
  'BDC Spin',
];
const NAVIGATION = [
  'TICK',
  'SUMMARY',
  'ACTIVITY',
  'HOG',
  'UP LOG',
  'TRADE %',
  'POT OF GOLD',
  'LEADERBOARD',
  'MANAGERS',
];

/** Texts that the product's owner has fixed, by the address of their screen. */
const requiredTexts: Record<string, readonly string[]> = {
  '/': [
    ...NAVIGATION,
    'Sales Manager',
    'Customer Name',
    'Closer',
    'Additional',
    'Finance Manager',
    'Car Info',
    'Trade',
    'Deal #',
    'Stock #',
    'Notes',
    'Car Type',
    'Deal Status',
    'Delivery Status',
    'Delivery Date',
    'Edit',
  ],
  '/hog': [
    'All Deals',
    'Total Entries',
    'Split Deals',
    'Total Sold',
    'Front Gross',
    'Back Gross',
    'Total Gross',
    'ID',
    'Del Date',
    'Customer Name',
    'Sales 1',
    'Sales 2',
    'New/Used/Cert',
    'Stock #',
    'Vehicle',
    'F&I',
    'SM',
  ],
  '/managers': [
    'Employee Invitations',
    'Admin',
    'Managers',
    'Finance Managers',
    'Sales Managers',
    'Office Staff',
    'BDC',
  ],
  '/tick': [
    'Apply',
    'Previous Month',
    'Reset to Current Month',
    'Working Days',
    'Completed',
    'Total',
    'Store Totals',
    'New',
    'Used',
    'Sold',
    'Track',
    'Name',
    'Total Sold',
    'VAC',
    '3MAvg',
    'Prev',
    'Used Track',
    'Team Total:',
  ],
  '/summary': [
    'Current',
    'Prior Year',
    'Diff',
    'New',
    'Used',
    'Certified',
    'Total',
    'Gross',
    'Name',
    'VAC',
    'Front End Gross',
  ],
  '/trade': [
    'Current Month',
    'Previous Month',
    'Custom Range',
    'Delivered Deals',
    'Trades',
    'Trade %',
    'Selected Period Totals',
  ],
  '/activity': [
    'ID',
    'Del Date',
    'Customer',
    'Sales 1',
    'Sales 2',
    'Type',
    'Trade',
    'Stock #',
    'Vehicle',
    'Status',
    'Delivery',
    'F&I',
    'SM',
  ],
  '/potofgold': [
    'Past Month',
    'Current Month',
    'Total Sold',
    'Used Sold',
    'Earned Spiff',
    'Fast Start',
    'Total Spiff',
  ],
  '/uplog': [
    'Up Log',
    'To Bottom',
    'To Top',
    'Up Log Stats',
    'Fresh Ups',
    'Appointments',
    'Write Ups',
    'Add Row',
    'Salesperson',
    'Time Up',
    'Type',
    'Turned To',
    'Customer',
    'Notes',
  ],
  '/uplogstats': [
    'Back to Up Log',
    'All Teams',
    'All Employees',
    'All Types',
    'All Sold Statuses',
    'Ups',
    'Fresh Ups',
    'Appointments',
    'Write Ups',
    'Test Drives',
    'Sold',
    'Turns',
    'Date',
    'Salesperson',
    'Time Up',
    'Up Type',
    'Turned To',
    'Customer',
    'BDC Up?',
    'Test Drive?',
    'Write Up?',
    'Sold?',
  ],
  '/leaderboard': [
    'Employees',
    'Teams',
    'All Cars',
    'Top Total Deals',
    'New Car (Solo)',
    'Used Car (Solo)',
    'New Car (Closer)',
    'New Car (Additional)',
    'Used Car (Closer)',
    'Used Car (Additional)',
    'Vacation Unit',
    'Vacation Half Unit',
    'Rank',
    'Salesperson',
    'Deals',
    'New',
    'Used',
    'Total',
    'Gross',
  ],
};

/** Options of a select, by the address of its screen and its accessible name. */
const requiredOptions: readonly (readonly [address: string, select: string, options: readonly string[]])[] = [
  ['/hog', 'Period', [...PERIODS, 'Yesterday']],
  ['/activity', 'Period', [...PERIODS, 'Yesterday']],
  ['/activity', 'Deal Status', ['HOGGED', 'IN FINANCE', 'DEAD']],
  ['/activity', 'Delivery Status', ['DELIVERED', 'TBA', 'OAC']],
  ['/uplogstats', 'Period', PERIODS],
  ['/uplogstats', 'Up Type', ['All Types', ...UP_TYPES]],
  ['/uplogstats', 'Sold', ['All Sold Statuses', 'No', 'Yes', 'OAC', 'ORD']],
  ['/leaderboard', 'Period', PERIODS],
  ['/leaderboard', 'Car Type', ['All Cars', 'New', 'Used']],
  ['/leaderboard', 'Ranking', ['Top Total Deals', 'Top Front Gross']],
];

test('shows the texts that the product’s owner has fixed, to the letter', async ({ page }) => {
  test.slow();
  await signInAs(page, people.manager);
  for (const [address, texts] of Object.entries(requiredTexts))
    await test.step(address, async () => {
      await openScreen(page, address);
      await expectTexts(page, address, texts);
    });
  for (const [address, select, options] of requiredOptions)
    await test.step(`${select} on ${address}`, async () => {
      await openScreen(page, address);
      await page.getByRole('combobox', { name: select, exact: true }).click();
      await expectTexts(page, `${select} on ${address}`, options);
      await page.keyboard.press('Escape');
    });
});

test('shows the fixed texts of the deal form, to the letter', async ({ page }) => {
  await signInAs(page, people.manager);
  await page.getByRole('button', { name: 'Add a deal' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create Deal', exact: true })).toBeVisible();
  await expectTexts(page, 'the deal form', [
    'Create Deal',
    'Added Date',
    'Deal ID',
    'Sales Manager Name',
    'Finance Manager Name',
    'Closer',
    'Additional Salesperson',
    'Customer Name',
    'Car Info',
    'Stock Number',
    'New/Used/Cert',
    'Trade Status',
    'Deal Status',
    'Delivery Status',
    'Delivery Date',
    'Notes',
    'Add Deal',
  ]);
});

test('shows the fixed texts of Hog to office staff, and of the sign-in, to the letter', async ({ page }) => {
  await signInNewSession(page, people.officeStaff, '/hog');
  await expectTexts(page, 'Hog of office staff', ['Updated?', 'Confirmed?']);
  await page.evaluate('localStorage.clear()');
  await page.goto('/login?error=invite_failed');
  await expectTexts(page, 'the sign-in', [
    'Login',
    'Sign in with your Microsoft account to continue',
    'Sign in with Microsoft',
    'Invitation acceptance failed. Please try again or contact your manager.',
  ]);
});

/** Asserts that a page shows each text alone: as a line, a label, a placeholder or the value of a field. */
async function expectTexts(page: Page, place: string, texts: readonly string[]): Promise<void> {
  const listMissing = async () => {
    const shown = new Set(await page.evaluate<string[]>(LIST_TEXTS));
    return texts.filter(text => !shown.has(text));
  };
  await expect.poll(listMissing, `texts that ${place} does not show`).toEqual([]);
}

const LIST_TEXTS = `[
  ...document.body.innerText.split('\\n'),
  ...[...document.querySelectorAll('button, a, th, label, legend, option, [role]')].map(({ innerText }) => innerText ?? ''),
  ...[...document.querySelectorAll('[aria-label]')].map(element => element.getAttribute('aria-label')),
  ...[...document.querySelectorAll('[placeholder]')].map(element => element.getAttribute('placeholder')),
].map(text => text.replace(/\\s+/g, ' ').trim())`;
