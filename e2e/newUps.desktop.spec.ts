import { keptHere, setLine, storedOn, takeUp } from './newUps.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { customersOf, field, freshDay } from './upLogDays.ts';

test('sends new ups and the first name of a stored one by itself after a lost connection and a reload', async ({
  page,
  database,
}) => {
  const day = freshDay();
  const sender = people.salesperson;
  const waitingNotes = page.getByText('This up waits for the line, and is sent by itself.');
  const up = (place: number) => page.getByRole('group', { name: `Row ${place}`, exact: true });
  await signInAs(page, sender, `/uplog?day=${day}`);

  await test.step('sends the first name of an up that was stored without one', async () => {
    await page.getByRole('button', { name: 'Add Row' }).click();
    await expect(up(1)).toBeVisible();
    await expect.poll(() => keptHere(page, 'newUp')).toBe(0);
    await setLine(page, 'cut within');
    await field(up(1), 'Customer').fill('Cy');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Saved on this device. Will be sent when you’re back online.')).toBeVisible();
    await expect(field(up(1), 'Customer')).toHaveValue('Cy');

    await page.reload();
    await expect(waitingNotes).toBeVisible();
    expect(await storedOn(database, day)).toEqual([{ customer: '', sender }]);
    await setLine(page, 'up');
    await expect.poll(() => keptHere(page, 'newUp')).toBe(0);
    expect(await storedOn(database, day)).toEqual([{ customer: 'Cy', sender }]);
    await expect.poll(() => customersOf(page)).toEqual(['Cy']);
  });

  await test.step('keeps and changes new ups over a reload, and sends them from another screen', async () => {
    await setLine(page, 'cut within');
    await takeUp(page, 'Ada');
    await takeUp(page, 'Bea');
    await expect(waitingNotes).toHaveCount(2);
    expect(await storedOn(database, day)).toHaveLength(1);

    await page.reload();
    await expect.poll(() => customersOf(page)).toEqual(['Cy', 'Ada', 'Bea']);
    await expect(waitingNotes).toHaveCount(2);
    await field(up(2), 'Customer').fill('Ada Lovelace');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'TICK' }).click();
    await expect(page.getByText('2 new ups wait for the line.')).toBeVisible();

    await setLine(page, 'up');
    await expect(page.getByText('2 new ups wait for the line.')).toBeHidden();
    await expect.poll(() => keptHere(page, 'newUp')).toBe(0);
    const stored = await storedOn(database, day);
    expect(stored).toEqual(['Cy', 'Ada Lovelace', 'Bea'].map(customer => ({ customer, sender })));
  });
});
