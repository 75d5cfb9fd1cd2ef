/** Copies a text to the clipboard. Resolves to false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  // The clipboard API is missing on plain http, and users can block it.
  if (!navigator.clipboard) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}

/** Copies the text through a selected text area, which needs no permission. */
function copyBySelection(text: string): boolean {
  const focusedElement = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focusedElement instanceof HTMLElement) focusedElement.focus();
  }
}
