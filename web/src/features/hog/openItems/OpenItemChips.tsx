import Box from '@mui/material/Box';
import {
  OpenItemsDocument,
  type OpenItemsQueryVariables,
} from '../../../components/deals/openItems.generated';
import { chipStyles } from '../../../components/styles/chip.styles';
import { openItems } from '../../../generated/rules/openItems';
import { formatDayRange } from '../../../lib/days/dates';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import { formatCount } from '../../../lib/format/numbers';
import { type OpenItemName, openItemNames } from '../../../lib/format/openItems';
import { useLiveQuery } from '../../../lib/live/liveQuery';

type OpenItemChoice = OpenItemName | 'any';

type Props = {
  filter: OpenItemsQueryVariables;
  selectedItem: OpenItemChoice | null;
  onChoose: (choice: OpenItemChoice | null) => void;
};

/**
 * Shows how many of the filtered deals have each kind of open item (hog.md, Open items). A click on a chip
 * limits the list to the deals with this kind. A second click removes the limit.
 */
export function OpenItemChips({ filter, selectedItem, onChoose }: Props) {
  const { data, previousData } = useLiveQuery(OpenItemsDocument, { variables: filter, days: filter });
  const today = useStoreToday();
  const open = (data ?? previousData)?.openPoints;
  if (!open) return null;

  const getDealCount = (name: OpenItemName) =>
    open.kinds.find(({ kind }) => kind === openItems[name].kind)?.deals ?? 0;
  const renderChip = (choice: OpenItemChoice, label: string, deals: number) => (
    <Box
      key={choice}
      component="button"
      type="button"
      aria-pressed={choice === selectedItem}
      onClick={() => onChoose(choice === selectedItem ? null : choice)}
      sx={chipStyles}
    >
      {label} <strong>{formatCount(deals)}</strong>
    </Box>
  );

  const days = <Box sx={{ flex: 'none' }}>{formatDayRange(filter, today)}:</Box>;
  if (open.deals === 0 && selectedItem === null)
    return (
      <>
        {days}
        <span>No open items.</span>
      </>
    );
  return (
    <>
      {days}
      {renderChip('any', 'Open items', open.deals)}
      {openItemNames
        .filter(name => getDealCount(name) > 0 || name === selectedItem)
        .map(name => renderChip(name, openItems[name].label, getDealCount(name)))}
    </>
  );
}
