import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import './editor/monacoWorkers';
import { DOC_EXPLORER_PLUGIN, DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { GraphiQLProvider } from '@graphiql/react';
import { useState } from 'react';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { useViewer } from '../../lib/viewer';
import { Playground } from './Playground';
import { typedOf } from './queries/question';
import { questions } from './queries/questions';
import { useFetcher } from './run/useFetcher';
import { hasStoredTabs, tabStorageOf } from './tabs/tabStorage';

const plugins = [DOC_EXPLORER_PLUGIN];

/** /playground: questions of one's own to the whole of GraphQL, with its documentation beside (docs/ANALYSTS.md). */
export function PlaygroundPage() {
  const { id } = useViewer();
  const today = useStoreToday();
  const fetcher = useFetcher();
  const [storage] = useState(() => tabStorageOf(id));
  // On the first visit there is something to run; later, what was left here.
  const [first] = useState(() =>
    hasStoredTabs(storage) ? undefined : questions.map(each => typedOf(each, today))[0],
  );
  return (
    <GraphiQLProvider
      fetcher={fetcher}
      storage={storage}
      plugins={plugins}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      defaultQuery=""
      {...(first && { initialQuery: first.document, initialVariables: first.variables })}
    >
      <DocExplorerStore>
        <Playground storage={storage} />
      </DocExplorerStore>
    </GraphiQLProvider>
  );
}
