import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { getOperationAST, print } from 'graphql';

/** The topics of each query that has topics, generated from the api. */
const topicsByQuery = JSON.parse(
  readFileSync(new URL('../src/generated/topics.json', import.meta.url), 'utf8'),
);

const MISSING_TOPICS_MESSAGE =
  'Add @CachedUntilChange or @ChangesWith to the query in the api, then run npm run codegen.';

/**
 * A codegen plugin that builds the typed documents of `typed-document-node`. Each document has its id, and
 * each query the topics with which it changes (topics.json; docs/adr/graphql-limits.md,
 * docs/adr/cache-and-live-updates.md). For a JSON output file the plugin returns the manifest with the texts
 * by id. A text is the document that Apollo Client sends, with `__typename`; its id is its SHA-256.
 * Subscriptions have no id because they use the stream.
 */
export function plugin(schema, documents, config, { outputFile }) {
  const texts = {};
  const topicTypes = {};
  const output = typedDocuments(schema, documents, {
    ...config,
    documentMode: 'documentNodeImportFragments', // Codegen calls the plugin hook only in this mode.
    unstable_onExecutableDocumentNode: document => {
      const operation = getOperationAST(document);
      if (operation.operation === 'subscription') return undefined;
      const text = print(addTypenameToDocument(document));
      const id = createHash('sha256').update(text).digest('hex');
      const topics = listTopics(operation);
      texts[id] = text;
      if (operation.operation === 'query') topicTypes[id] = buildTopicsType(topics);
      return { id, topics };
    },
  });
  if (outputFile.endsWith('.json')) return `${JSON.stringify(texts, null, 2)}\n`;
  const content = output.content.replace(/"__meta__":\{"id":"(\w+)".*(?=;$)/gm, (typedDocument, id) =>
    topicTypes[id] ? `${typedDocument} & { __meta__: { ${topicTypes[id]} } }` : typedDocument,
  );
  return { ...output, content };
}

/** Returns the topics of all queries of an operation; undefined when one of them has none. */
function listTopics({ operation, selectionSet: { selections } }) {
  if (operation !== 'query') return undefined;
  const topics = selections.map(field => topicsByQuery[field.name.value]);
  return topics.includes(undefined) ? undefined : [...new Set(topics.flat())];
}

/** Builds the type of the topics. For a query without topics, the compiler error shows the instruction. */
const buildTopicsType = topics =>
  topics ? `topics: ${JSON.stringify(topics)}` : `topics?: ${JSON.stringify(MISSING_TOPICS_MESSAGE)}`;
