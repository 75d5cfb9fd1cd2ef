/** Hands a file to the browser, which saves it under that name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A click only begins the saving.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
