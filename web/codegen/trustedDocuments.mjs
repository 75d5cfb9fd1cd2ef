import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { Kind, print } from 'graphql';

/**
 * A codegen plugin: the typed documents of `typed-document-node`, each with its id; for a JSON file the manifest, which holds
 * their texts by id (docs/decisions/120). A text is what Apollo Client sends, `__typename` included; its id is its SHA-256.
 * Subscriptions have none: they travel over the stream.
 */
export function plugin(schema, documents, config, { outputFile }) {
  const texts = {};
  const typed = typedDocuments(schema, documents, {
    ...config,
    documentMode: 'documentNodeImportFragments', // the one in which the hook is called
    unstable_onExecutableDocumentNode: document => {
      if (document.definitions.some(isSubscription)) return undefined;
      const text = print(addTypenameToDocument(document));
      const id = createHash('sha256').update(text).digest('hex');
      texts[id] = text;
      return { id };
    },
  });
  return outputFile.endsWith('.json') ? `${JSON.stringify(texts, null, 2)}\n` : typed;
}

const isSubscription = ({ kind, operation }) =>
  kind === Kind.OPERATION_DEFINITION && operation === 'subscription';
