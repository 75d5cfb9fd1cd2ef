import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphQLWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

/**
 * Where the editor's workers come from: our own files, as the page's security policy wants it. GraphiQL's own set-up for
 * Vite stops its dev server.
 */
self.MonacoEnvironment = {
  getWorker(_workerId, language) {
    if (language === 'json') return new JsonWorker();
    if (language === 'graphql') return new GraphQLWorker();
    return new EditorWorker();
  },
};
