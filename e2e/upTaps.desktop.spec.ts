import { reloadOnceStored } from './reload.ts';
import { expect, test } from './server.ts';
import { people } from './signIn.ts';
import { field, freshDay, openDay, row } from './upLogDays.ts';
import { countPresses, presses } from './upTaps.ts';

test('a desk takes an up by one click and nine keys: person, time and type', async ({ page }) => {
  await openDay(page, people.salesperson, freshDay());
  await countPresses(page);
  await page.getByRole('button', { name: 'Add Row' }).click();
  await expect(field(row(page, 1), 'Salesperson')).toBeFocused();
  await page.keyboard.type('sam');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('fre');
  await page.keyboard.press('Enter');
  await expect(field(row(page, 1), 'Turned To')).toBeFocused();
  expect(await presses(page)).toEqual({ taps: 1, keys: 9 });

  await reloadOnceStored(page);
  await expect(field(row(page, 1), 'Salesperson')).toHaveValue('Sam Rivera');
  await expect(field(row(page, 1), 'Time Up')).toHaveValue(/^\d{1,2}:\d\d [AP]M$/);
  await expect(field(row(page, 1), 'Type')).toHaveValue('Fresh Up');
});
