import type { Page } from '@playwright/test';

type Cost = (act: () => Promise<void>) => Promise<void>;

/** Something that people do all day. */
interface Act {
  readonly what: string;
  readonly path: string;
  /** What is on the page once its data is. */
  readonly ready: string;
  /** Does it several times; `cost` measures the act itself and none of the way to it. */
  readonly run: (page: Page, cost: Cost) => Promise<void>;
}

const A_ROW = '[role=row][data-id]';
const WORD = 'sportage';
const hog = { path: '/hog', ready: A_ROW };
const activity = { path: '/activity?period=this-month', ready: A_ROW };
const upStats = { path: '/uplogstats', ready: A_ROW };

/** What the others are measured against. */
export const A_DIGIT = 'Hog: a digit of gross';

export const acts: readonly Act[] = [
  { ...hog, what: A_DIGIT, run: typeGross },
  { ...hog, what: 'Hog: a letter of Search', run: typeSearch },
  { ...hog, what: 'Hog: clearing Search', run: clearSearch },
  ...choices('Hog', hog, 'Employee', 'Period'),
  { ...activity, what: 'Activity: a letter of Search', run: typeSearch },
  { ...activity, what: 'Activity: clearing Search', run: clearSearch },
  ...choices('Activity', activity, 'Employee', 'Deal Status', 'Delivery Status', 'Period'),
  ...choices('Up Log Stats', upStats, 'Period', 'Team', 'Employee', 'Up Type', 'Sold'),
  { path: '/', ready: 'main h1', what: 'Home: opening the deal form', run: openDealForm },
];

async function typeGross(page: Page, cost: Cost): Promise<void> {
  for (const row of [2, 3]) {
    await page.locator(`[role=row][aria-rowindex="${row}"] [data-field=frontGross]`).click();
    for (const digit of '1234') await cost(() => page.keyboard.press(digit));
    await page.keyboard.press('Escape');
  }
}

async function typeSearch(page: Page, cost: Cost): Promise<void> {
  await page.getByRole('textbox', { name: 'Search' }).click();
  for (const letter of WORD) await cost(() => page.keyboard.press(letter));
}

async function clearSearch(page: Page, cost: Cost): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    const isAnswered = page.waitForResponse('**/graphql');
    await page.getByRole('textbox', { name: 'Search' }).fill(WORD);
    await isAnswered;
    await page.getByRole('button', { name: 'Clear search' }).focus();
    await cost(() => page.keyboard.press('Enter'));
  }
}

/** Choosing in a menu that is open. */
function choices(screen: string, place: Pick<Act, 'path' | 'ready'>, ...names: string[]): Act[] {
  return names.map(name => ({
    ...place,
    what: `${screen}: a choice of ${name}`,
    run: async (page, cost) => {
      for (let time = 0; time < 3; time += 1) {
        await page.getByRole('combobox', { name }).press('ArrowDown');
        await page.getByRole('listbox').waitFor();
        await page.keyboard.press(time % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
        await cost(() => page.keyboard.press('Enter'));
      }
    },
  }));
}

async function openDealForm(page: Page, cost: Cost): Promise<void> {
  const open = () => page.getByRole('button', { name: 'Add a deal' }).first().press('Enter');
  const customer = page.getByLabel('Customer Name');
  for (let time = 0; time < 4; time += 1) {
    // Its code is loaded the first time.
    await (time === 0 ? open() : cost(open));
    await customer.waitFor();
    await page.keyboard.press('Escape');
    await customer.waitFor({ state: 'detached' });
  }
}
