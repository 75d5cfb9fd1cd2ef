import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { getOperationAST, print } from 'graphql';

/** The topics of each query that has some, as the api says them. */
const topicsByQuery = JSON.parse(
  readFileSync(new URL('../src/generated/topics.json', import.meta.url), 'utf8'),
);

const UNMARKED =
  'Mark its query in the api with @CachedUntilChange or @ChangesWith, then run npm run codegen.';

/**
 * A codegen plugin: the typed documents of `typed-document-node`, each with its id and a query with the topics that it changes
 * with, as topics.json says them (docs/decisions/120, 203); for a JSON file the manifest, which holds the texts by id. A text
 * is what Apollo Client sends, `__typename` included; its id is its SHA-256. Subscriptions have none: they travel over the stream.
 */
export function plugin(schema, documents, config, { outputFile }) {
  const texts = {};
  const types = {};
  const typed = typedDocuments(schema, documents, {
    ...config,
    documentMode: 'documentNodeImportFragments', // the one in which the hook is called
    unstable_onExecutableDocumentNode: document => {
      const operation = getOperationAST(document);
      if (operation.operation === 'subscription') return undefined;
      const text = print(addTypenameToDocument(document));
      const id = createHash('sha256').update(text).digest('hex');
      const topics = topicsOf(operation);
      texts[id] = text;
      if (operation.operation === 'query') types[id] = topicsType(topics);
      return { id, topics };
    },
  });
  if (outputFile.endsWith('.json')) return `${JSON.stringify(texts, null, 2)}\n`;
  const content = typed.content.replace(/"__meta__":\{"id":"(\w+)".*(?=;$)/gm, (typedDocument, id) =>
    types[id] ? `${typedDocument} & { __meta__: { ${types[id]} } }` : typedDocument,
  );
  return { ...typed, content };
}

/** The topics of all queries of an operation; undefined when one of them has none. */
function topicsOf({ operation, selectionSet: { selections } }) {
  if (operation !== 'query') return undefined;
  const topics = selections.map(field => topicsByQuery[field.name.value]);
  return topics.includes(undefined) ? undefined : [...new Set(topics.flat())];
}

/** Whoever follows a query without a mark reads in the compiler's error what to do. */
const topicsType = topics =>
  topics ? `topics: ${JSON.stringify(topics)}` : `topics?: ${JSON.stringify(UNMARKED)}`;
