import { readFileSync } from 'node:fs';

/** The GraphQL documents of the web app, by ID. */
export const documentTexts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../../documents.json', import.meta.url), 'utf8'),
);

const idsByName = new Map(
  Object.entries(documentTexts).map(([id, text]) => [/^\w+ (\w+)/.exec(text)?.[1], id]),
);

/** Returns the ID of the document with this operation name. */
export function getDocumentId(name: string): string {
  const id = idsByName.get(name);
  if (!id) throw new Error(`There is no document named ${name}.`);
  return id;
}
