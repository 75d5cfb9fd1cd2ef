import Box from '@mui/material/Box';
import { lazy, memo, Suspense } from 'react';
import { chipRowStyles } from '../../../components/styles/chip.styles';
import { useViewer } from '../../../lib/viewer';
import type { HogQueryVariables } from '../hog.generated';
import type { HogFilters } from '../hogFilters';

// Lazy: the list loads first, because it must not wait for the chips.
const OpenItemChips = lazy(() =>
  import('./OpenItemChips').then(module => ({ default: module.OpenItemChips })),
);

type Props = {
  /** Variables of the list's query. */
  variables: HogQueryVariables | null;
  selectedItem: HogFilters['open'];
  onChange: (change: Partial<HogFilters>) => void;
};

/**
 * Renders the open item chips for users who can resolve open items. Other users see the chips while the list
 * is filtered by open items. The space is reserved from the first render.
 */
export const OpenItemChipBar = memo(function OpenItemChipBar({ variables, selectedItem, onChange }: Props) {
  const { can } = useViewer();
  if (!can.recordDeals && selectedItem === null) return null;
  return (
    <Box role="group" aria-label="Open items" sx={chipRowStyles}>
      {variables && (
        <Suspense fallback={null}>
          <OpenItemChips
            filter={toOpenItemsFilter(variables)}
            selectedItem={selectedItem}
            onChoose={open =>
              onChange({ open, sort: open === null ? 'logDay' : 'age', order: 'asc', page: 0 })
            }
          />
        </Suspense>
      )}
    </Box>
  );
});

const toOpenItemsFilter = ({ start, end, employeeId, search }: HogQueryVariables) => ({
  start,
  end,
  employeeId: employeeId ?? null,
  search: search ?? null,
});
