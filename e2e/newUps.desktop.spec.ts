import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import {
  addNewUp,
  countStoredInBrowser,
  listStoredUps,
  nextUnusedDay,
  readCustomers,
  setConnection,
  upField,
} from './upLog.ts';

test('sends new ups and the customer of a stored up automatically after a lost connection and a reload', async ({
  page,
  database,
}) => {
  const day = nextUnusedDay();
  const sender = people.salesperson;
  const pendingNotes = page.getByText(
    'This up is saved on this device. It will be sent when you’re back online.',
  );
  const upRow = (rowNumber: number) => page.getByRole('group', { name: `Up #${rowNumber}`, exact: true });
  await signInAs(page, sender, `/uplog?day=${day}`);

  await test.step('sends the customer name that was added offline to a stored up', async () => {
    await page.getByRole('button', { name: 'Add Row' }).click();
    await expect(upRow(1)).toBeVisible();
    await expect.poll(() => countStoredInBrowser(page, 'newUp')).toBe(0);
    await setConnection(page, 'changes fail');
    await upField(upRow(1), 'Customer').fill('Cy');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Saved on this device. Will be sent when you’re back online.')).toBeVisible();
    await expect(upField(upRow(1), 'Customer')).toHaveValue('Cy');

    await page.reload();
    await expect(pendingNotes).toBeVisible();
    expect(await listStoredUps(database, day)).toEqual([{ customer: '', sender }]);
    await setConnection(page, 'online');
    await expect.poll(() => countStoredInBrowser(page, 'newUp')).toBe(0);
    expect(await listStoredUps(database, day)).toEqual([{ customer: 'Cy', sender }]);
    await expect.poll(() => readCustomers(page)).toEqual(['Cy']);
  });

  await test.step('keeps new ups after a reload, changes them, and sends them from another screen', async () => {
    await setConnection(page, 'changes fail');
    await addNewUp(page, 'Ada');
    await addNewUp(page, 'Bea');
    await expect(pendingNotes).toHaveCount(2);
    expect(await listStoredUps(database, day)).toHaveLength(1);

    await page.reload();
    await expect.poll(() => readCustomers(page)).toEqual(['Cy', 'Ada', 'Bea']);
    await expect(pendingNotes).toHaveCount(2);
    await upField(upRow(2), 'Customer').fill('Ada Lovelace');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'TICK' }).click();
    await expect(
      page.getByText('2 new ups are saved on this device. Will be sent when you’re back online.'),
    ).toBeVisible();

    await setConnection(page, 'online');
    await expect(
      page.getByText('2 new ups are saved on this device. Will be sent when you’re back online.'),
    ).toBeHidden();
    await expect.poll(() => countStoredInBrowser(page, 'newUp')).toBe(0);
    const stored = await listStoredUps(database, day);
    expect(stored).toEqual(['Cy', 'Ada Lovelace', 'Bea'].map(customer => ({ customer, sender })));
  });
});
