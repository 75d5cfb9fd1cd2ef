import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphQLWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

/**
 * Loads the editor's workers from our own files, as the content security policy requires. GraphiQL's setup
 * for Vite breaks the dev server.
 */
self.MonacoEnvironment = {
  getWorker(_workerId, language) {
    if (language === 'json') return new JsonWorker();
    if (language === 'graphql') return new GraphQLWorker();
    return new EditorWorker();
  },
};
