import type { Locator } from '@playwright/test';

/** Chooses an option of a select with the mouse. */
export async function chooseOption(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name: option, exact: true }).click();
}
