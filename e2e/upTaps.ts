import type { Page } from '@playwright/test';

const COUNT_INPUT = `
  window.pressed = { taps: 0, keys: 0 };
  addEventListener('click', event => event.isTrusted && event.detail > 0 && pressed.taps++, true);
  addEventListener('keydown', () => pressed.keys++, true);`;

/** Counts the user's clicks or taps and key presses in the page from now on. */
export const startCountingInput = (page: Page): Promise<unknown> => page.evaluate(COUNT_INPUT);

export const readInputCounts = (page: Page): Promise<{ taps: number; keys: number }> => page.evaluate('pressed');
