import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import type { PlaygroundQuery } from '../queryLink';
import { MenuEntry, MenuGroup } from './MenuEntry';
import { toPlaygroundQuery } from './question';
import { builtInQueries } from './questions';

/** Lists the built-in queries, with dates relative to the current day. */
export function BuiltInQueryList({ onOpen }: { onOpen: (query: PlaygroundQuery) => void }) {
  const today = useStoreToday();
  return (
    <MenuGroup title="Questions">
      {builtInQueries.map(builtInQuery => (
        <li key={builtInQuery.name}>
          <MenuEntry
            name={builtInQuery.name}
            description={builtInQuery.description}
            query={toPlaygroundQuery(builtInQuery, today)}
            onOpen={onOpen}
          />
        </li>
      ))}
    </MenuGroup>
  );
}
