import { changeDealAs, createDeals, hogCell, hogRow, searchHog } from './deals.ts';
import { expectToast, failRequests, reloadOnceSaved } from './pageHelpers.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const LIGHT_GREEN = 'rgb(225, 244, 229)';
const LIGHT_YELLOW = 'rgb(253, 242, 200)';

test('lets office staff check the review boxes of one or several deals, and reports a concurrent change', async ({
  page,
}) => {
  const [singleDeal, severalDeals, changedDeal] = [
    await createDeals(page, 1),
    await createDeals(page, 3),
    await createDeals(page, 1),
  ];
  // Changes of other users do not reach this page.
  await page.routeWebSocket('**/graphql/stream', socket => socket.close());
  await signInAs(page, people.officeStaff, `/hog?search=${singleDeal.word}`);

  await test.step('colors an updated row yellow and a confirmed row green', async () => {
    const [number] = singleDeal.numbers;
    const dealRow = hogRow(page, number);
    await page.getByRole('checkbox', { name: `Updated? Deal ${number}` }).click();
    await page.mouse.move(0, 0);
    await expect(dealRow).toHaveCSS('background-color', LIGHT_YELLOW);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(dealRow).toHaveCSS('background-color', LIGHT_GREEN);
    await expect(page.getByRole('columnheader', { name: 'New/Used/Cert' })).toHaveCount(0);

    await reloadOnceSaved(page);
    await expect(page.getByRole('checkbox', { name: `Confirmed? Deal ${number}` })).toBeChecked();
    await expect(dealRow).toHaveCSS('background-color', LIGHT_GREEN);
    await hogCell(page, number, 'frontGross').dblclick();
    await page.keyboard.type('5');
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
  });

  await test.step('checks the boxes of all selected deals, and undoes these checks in one step', async () => {
    const { numbers } = severalDeals;
    await searchHog(page, severalDeals);
    const updatedBox = (index: number) =>
      page.getByRole('checkbox', { name: `Updated? Deal ${numbers[index]}` });
    await updatedBox(1).click();
    await expect(updatedBox(1)).toBeChecked();
    await updatedBox(0).focus();
    await hogCell(page, numbers[0], 'isUpdated').click({ position: { x: 60, y: 18 } });
    await updatedBox(2).click({ modifiers: ['Shift'] });
    await expect(page.getByText(`3 cells selected, ending at deal ${numbers[2]}.`)).toBeAttached();
    await expect(updatedBox(2)).not.toBeChecked();
    await page.keyboard.press('Space');
    await expectToast(page, '2 boxes checked.');
    for (const index of [0, 1, 2]) await expect(updatedBox(index)).toBeChecked();

    await page.keyboard.press('Control+z');
    await expectToast(page, 'Undone: 2 cells.');
    await expect(updatedBox(0)).not.toBeChecked();
    await expect(updatedBox(1)).toBeChecked();
    await expect(updatedBox(2)).not.toBeChecked();
  });

  await test.step("reverts a check that conflicts with another user's change, and names that user", async () => {
    const [number] = changedDeal.numbers;
    await searchHog(page, changedDeal);
    const confirmedBox = page.getByRole('checkbox', { name: `Confirmed? Deal ${number}` });
    await expect(confirmedBox).not.toBeChecked();
    // Without live updates, the page reads the deals again at intervals.
    const readAgain = await failRequests(page, '"operationName":"Hog"');
    for (const isConfirmed of [true, false])
      await changeDealAs(
        page,
        people.officeStaff,
        'reviewDeal',
        `number: ${number}, isConfirmed: ${isConfirmed}`,
      );
    await confirmedBox.click();
    await expect(page.getByRole('alert').filter({ hasText: 'was not saved' })).toContainText(
      `${people.officeStaff} cleared it`,
    );
    readAgain();
    await expect(confirmedBox).not.toBeChecked();
    await confirmedBox.click();
    await expect(confirmedBox).toBeChecked();
    await reloadOnceSaved(page);
    await expect(confirmedBox).toBeChecked();
  });
});
