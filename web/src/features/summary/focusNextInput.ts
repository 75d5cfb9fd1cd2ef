/** Enter goes down the column; after the last input it stays, and what was typed is committed. */
export function focusNextInput(input: HTMLInputElement): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('td input')];
  const next = inputs[inputs.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}
