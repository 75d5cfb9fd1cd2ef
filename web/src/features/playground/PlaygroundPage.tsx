import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import './editor/monacoWorkers';
import { DOC_EXPLORER_PLUGIN, DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { GraphiQLProvider } from '@graphiql/react';
import { useState } from 'react';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { useViewer } from '../../lib/viewer';
import { Playground } from './Playground';
import { builtInQueries, toPlaygroundQuery } from './queries/builtInQueries';
import { useFetcher } from './run/graphiqlFetcher';
import { createTabStorage, hasStoredTabs } from './tabs/tabStorage';

const plugins = [DOC_EXPLORER_PLUGIN];

/**
 * Renders /playground: an editor for GraphQL queries, next to the documentation of the schema
 * (docs/ANALYSTS.md). Uses GraphiQL's editors and not `<GraphiQL>`, which has no result table
 * (docs/adr/libraries.md).
 */
export function PlaygroundPage() {
  const { id } = useViewer();
  const today = useStoreToday();
  const fetcher = useFetcher();
  const [storage] = useState(() => createTabStorage(id));
  // The first visit opens a built-in query. Later visits restore the stored tabs.
  const [firstQuery] = useState(() =>
    hasStoredTabs(storage) ? undefined : builtInQueries.map(each => toPlaygroundQuery(each, today))[0],
  );
  return (
    <GraphiQLProvider
      fetcher={fetcher}
      storage={storage}
      plugins={plugins}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      defaultQuery=""
      {...(firstQuery && { initialQuery: firstQuery.document, initialVariables: firstQuery.variables })}
    >
      <DocExplorerStore>
        <Playground storage={storage} />
      </DocExplorerStore>
    </GraphiQLProvider>
  );
}
