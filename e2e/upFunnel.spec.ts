import type { Page } from '@playwright/test';
import { expectUsableByAll } from './axe.ts';
import { badLine } from './badLine.ts';
import { expect, test } from './server.ts';
import { headersAs, people, signInAs } from './signIn.ts';

const PATH = '/uplogstats?period=last-month';

const funnel = (page: Page) => page.getByRole('region', { name: 'Funnel' });

/** On a phone it is folded until someone wants it. */
async function openFunnel(page: Page, isPhone: boolean) {
  const fold = funnel(page).getByRole('button', { name: 'Funnel', exact: true });
  await expect(fold).toHaveAttribute('aria-expanded', String(!isPhone));
  if (isPhone) await fold.click();
  await expect(funnel(page).getByRole('list', { name: 'Stages' })).toBeVisible();
}

/** Links an up of last month to a deal that is sold, for the demo store's ups are linked to nothing. */
async function linkAnUpOfSam(page: Page) {
  const headers = await headersAs(page, people.manager);
  const ask = async (query: string) => {
    const answer = await page.request.post('/graphql', { headers, data: { query } });
    return (await answer.json()).data;
  };
  const today = new Date();
  const at = (months: number, day: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, day)).toISOString().slice(0, 10);
  const days = `start: "${at(-1, 1)}", end: "${at(0, 0)}"`;
  const { employees } = await ask('{ employees { id name } }');
  const sam = employees.find(({ name }: { name: string }) => name === people.salesperson).id;
  const { upStats, creditedDeals } = await ask(`{
    upStats(${days}, employeeId: ${sam}, limit: 1) { rows { id } }
    creditedDeals(${days}, limit: 100) { rows { totalGross deal { number } } }
  }`);
  const sold = creditedDeals.rows.find(({ totalGross }: { totalGross: number }) => totalGross > 0);
  await ask(
    `mutation { linkDeal(upId: ${upStats.rows[0].id}, dealNumber: ${sold.deal.number}) { up { id } } }`,
  );
}

const numberIn = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''));

test('shows each stage as a rate of the stage before, of the counts in the counters', async ({
  page,
  isMobile,
}) => {
  await signInAs(page, people.salesperson, PATH);
  await openFunnel(page, isMobile);
  const counters = page.getByRole('region', { name: 'Counters' });
  const stages = funnel(page).getByRole('list', { name: 'Stages' }).getByRole('listitem');
  const count = async (name: string) => {
    const counted = counters.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
    await expect(counted).toHaveText(/\d/);
    return numberIn(await counted.textContent());
  };
  await expect(stages).toHaveText([
    /^Ups100%$/,
    /^Test Drives.*of ups$/,
    /^Write Ups.*of test drives$/,
    /^Sold.*of write ups$/,
  ]);
  const rates = [
    ['Test Drive %', await count('Test Drives'), await count('Ups')],
    ['Write Up %', await count('Write Ups'), await count('Test Drives')],
    ['Sold %', await count('Sold'), await count('Write Ups')],
    ['Turn %', await count('Turns'), await count('Ups')],
  ] as const;
  for (const [name, part, whole] of rates)
    await expect(
      funnel(page).getByRole('button', { name: new RegExp(`ups of Total – ${name}$`) }),
    ).toHaveText(`${((part / whole) * 100).toFixed(2)}%`);
  await stages
    .last()
    .getByRole('button', { name: /ups of Total – Sold %$/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Total – Sold %' });
  await expect(list.getByRole('list', { name: 'How it comes about' })).toHaveText(
    /^Sold %: [\d,]+ ups whose Sold is Yes ÷ [\d,]+ ups with Write Up\? set × 100 = [\d.]+%/,
  );
  await expect(list.getByRole('columnheader').first()).toHaveText('Sold?');
});

test('told apart by team each group stands beside the store, in the address, and opens its own ups', async ({
  page,
  isMobile,
}) => {
  await signInAs(page, people.manager, `${PATH}&team=2`);
  await openFunnel(page, isMobile);
  await expect(funnel(page).getByText('store').first()).toBeVisible();
  await funnel(page).getByRole('combobox', { name: 'Told apart by' }).click();
  await page.getByRole('option', { name: 'Weekday' }).click();
  await expect(page).toHaveURL(/by=WEEKDAY/);
  const monday = funnel(page).getByRole('button', { name: /ups of Monday – Ups$/ });
  const count = numberIn(await monday.textContent());
  expect(count).toBeGreaterThan(0);
  await page.mouse.move(0, 0); // away from the heads, which say what they are
  await expectUsableByAll(page);
  await monday.click();
  const list = page.getByRole('dialog', { name: 'Monday – Ups' });
  await expect(list.locator('tbody tr')).toHaveCount(Math.min(count, 100));
});

test('gross an up opens the deals for a manager, and is left out for a salesperson but their own', async ({
  page,
  isMobile,
}) => {
  await signInAs(page, people.manager, PATH);
  await linkAnUpOfSam(page);
  await page.reload();
  await openFunnel(page, isMobile);
  const gross = funnel(page).getByRole('button', { name: 'deals of Total – Gross an up' });
  await gross.click();
  const list = page.getByRole('dialog', { name: 'Total – Gross an up' });
  await expect(list.getByRole('list', { name: 'How it comes about' })).toContainText('front and back gross');
  await expect(list.getByRole('columnheader', { name: 'Customer' })).toBeVisible();

  await signInAs(page, people.salesperson, `${PATH}&by=SALESPERSON`);
  await expect(funnel(page).getByRole('button', { name: 'deals of Sam Rivera – Gross an up' })).toBeVisible();
  await expect(funnel(page).getByRole('button', { name: /deals of .* Gross an up/ })).toHaveCount(1);
});

test('where nothing passes the filters it says so, and an answer that fails offers to try again', async ({
  page,
  isMobile,
}) => {
  await signInAs(
    page,
    people.salesperson,
    '/uplogstats?period=custom&start=1950-01-01&end=1950-01-31&by=TEAM',
  );
  await expect(funnel(page)).toContainText('there is nothing to compare');
  const mend = await badLine(page, '"operationName":"UpFunnel"');
  await page.goto(PATH);
  if (isMobile) await funnel(page).getByRole('button', { name: 'Funnel', exact: true }).click();
  await expect(funnel(page).getByRole('alert')).toBeVisible();
  mend();
  await funnel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(funnel(page).getByRole('list', { name: 'Stages' })).toBeVisible();
});
