import type { Page } from '@playwright/test';
import { keptHere, setLine, storedOn, takeUp } from './newUps.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { customersOf, field, freshDay } from './upLogDays.ts';

const waitingNotes = (page: Page) => page.getByText('This up waits for the line, and is sent by itself.');

test('without a line a new up is taken, is changed, survives a reload, and goes out by itself', async ({
  page,
  database,
}) => {
  const day = freshDay();
  await signInAs(page, people.salesperson, `/uplog?day=${day}`);
  await setLine(page, 'cut within');
  await takeUp(page, 'Ada');
  await takeUp(page, 'Bea');
  await expect(waitingNotes(page)).toHaveCount(2);
  expect(await storedOn(database, day)).toEqual([]);

  await page.reload();
  await expect.poll(() => customersOf(page)).toEqual(['Ada', 'Bea']);
  await expect(waitingNotes(page)).toHaveCount(2);
  await field(page.getByRole('group', { name: 'Row 1', exact: true }), 'Customer').fill('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'TICK' }).click();
  await expect(page.getByText('2 new ups wait for the line.')).toBeVisible();

  await setLine(page, 'up');
  await expect(page.getByText('2 new ups wait for the line.')).toBeHidden();
  await expect.poll(() => keptHere(page, 'newUp')).toBe(0);
  expect(await storedOn(database, day)).toEqual([
    { customer: 'Ada Lovelace', sender: people.salesperson },
    { customer: 'Bea', sender: people.salesperson },
  ]);
});

test('sends the first name of a stored up without a person after a reload', async ({ page, database }) => {
  const day = freshDay();
  await signInAs(page, people.salesperson, `/uplog?day=${day}`);
  await page.getByRole('button', { name: 'Add Row' }).click();
  const up = page.getByRole('group', { name: 'Row 1', exact: true });
  await expect(up).toBeVisible();
  await expect.poll(() => keptHere(page, 'newUp')).toBe(0);
  await setLine(page, 'cut within');
  await field(up, 'Customer').fill('Ada');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Saved on this device. Will be sent when you’re back online.')).toBeVisible();
  await expect(field(up, 'Customer')).toHaveValue('Ada');

  await page.reload();
  await expect(waitingNotes(page)).toBeVisible();
  expect(await storedOn(database, day)).toEqual([{ customer: '', sender: people.salesperson }]);
  await setLine(page, 'up');
  await expect.poll(() => keptHere(page, 'newUp')).toBe(0);
  expect(await storedOn(database, day)).toEqual([{ customer: 'Ada', sender: people.salesperson }]);
  await expect.poll(() => customersOf(page)).toEqual(['Ada']);
});

test('what one person typed waits for that person, and is not sent by the next', async ({
  page,
  database,
}) => {
  const day = freshDay();
  await signInAs(page, people.salesperson, `/uplog?day=${day}`);
  await setLine(page, 'cut within');
  await takeUp(page, 'Ada');
  await expect(waitingNotes(page)).toHaveCount(1);
  const kept = await page.evaluate('JSON.stringify(localStorage)');
  await page.goto('about:blank');
  await setLine(page, 'up');

  await signInAs(page, people.bdcStaff, '/');
  const restore = `for (const [key, value] of Object.entries(${kept})) if (key.startsWith("newUp ")) localStorage.setItem(key, value)`;
  await page.evaluate(restore);
  await page.goto(`/uplog?day=${day}`);
  await takeUp(page, 'Bea');
  await expect.poll(() => keptHere(page, 'newUp')).toBe(1);
  expect(await storedOn(database, day)).toEqual([{ customer: 'Bea', sender: people.bdcStaff }]);

  await signInAs(page, people.salesperson, '/');
  await page.evaluate(restore);
  await page.reload();
  await expect.poll(() => keptHere(page, 'newUp')).toBe(0);
  expect(await storedOn(database, day)).toEqual([
    { customer: 'Bea', sender: people.bdcStaff },
    { customer: 'Ada', sender: people.salesperson },
  ]);
});
