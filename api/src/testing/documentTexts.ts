import { readFileSync } from 'node:fs';

/** The texts of the web app's documents, by id. */
export const documentTexts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../documents.json', import.meta.url), 'utf8'),
);

const idsByName = new Map(
  Object.entries(documentTexts).map(([id, text]) => [/^\w+ (\w+)/.exec(text)?.[1], id]),
);

/** The id of the document whose operation has that name. */
export function idOfDocument(name: string): string {
  const id = idsByName.get(name);
  if (!id) throw new Error(`No document is called ${name}.`);
  return id;
}
