/**
 * Moves the focus to the next input of the column. After the last input, removes the focus, which saves the
 * value.
 */
export function focusNextInput(input: HTMLInputElement): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('td input')];
  const next = inputs[inputs.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}
