import { waitForAnimations } from './accessibility.ts';
import { listOverflowingEdges } from './layoutChecks.ts';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const openers = [
  { screen: '/hog', button: 'Shortcuts', popover: 'Keyboard shortcuts', content: 'Ctrl+C' },
  { screen: '/uplog', button: 'Choose a day', popover: 'Calendar', content: /^\d{4}$|\w+ \d{4}/ },
];

test('opens popovers next to their buttons within the window, at the same position each time', async ({
  page,
}) => {
  await signInAs(page, people.admin, '/hog');
  for (const { screen, button, popover, content } of openers) {
    await openScreen(page, screen);
    const opener = page.getByRole('button', { name: button });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: popover });
    await expect(dialog.getByText(content).first()).toBeVisible();
    await expect.poll(() => listOverflowingEdges(dialog), { message: screen }).toEqual([]);
    await waitForAnimations(page);
    const firstBox = await dialog.boundingBox();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect.poll(() => dialog.boundingBox(), { message: `${screen}, again` }).toEqual(firstBox);
  }
});
