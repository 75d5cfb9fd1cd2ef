import type { Page } from '@playwright/test';

const COUNT = `
  window.pressed = { taps: 0, keys: 0 };
  addEventListener('click', event => event.isTrusted && event.detail > 0 && pressed.taps++, true);
  addEventListener('keydown', () => pressed.keys++, true);`;

/** Counts what a person presses in the page from now on: clicks or taps, and keys. */
export const countPresses = (page: Page): Promise<unknown> => page.evaluate(COUNT);

export const presses = (page: Page): Promise<{ taps: number; keys: number }> => page.evaluate('pressed');
