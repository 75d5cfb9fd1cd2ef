import Box from '@mui/material/Box';
import { lazy, memo, Suspense } from 'react';
import { chipLine } from '../../../components/lists/chipLook';
import { useViewer } from '../../../lib/viewer';
import type { HogQueryVariables } from '../hog.generated';
import type { HogFilters } from '../hogFilters';

// They come after the list, which nobody waits for them with.
const ToDoChips = lazy(() => import('./ToDoChips').then(module => ({ default: module.ToDoChips })));

type Props = {
  /** What the list shows. */
  variables: HogQueryVariables | null;
  chosen: HogFilters['open'];
  onChange: (change: Partial<HogFilters>) => void;
};

/** The line of what is open, for those who may settle it, and while a list is about it. Its place is there from the start. */
export const ToDoLine = memo(function ToDoLine({ variables, chosen, onChange }: Props) {
  const { can } = useViewer();
  if (!can.recordDeals && chosen === null) return null;
  return (
    <Box role="group" aria-label="To do" sx={chipLine}>
      {variables && (
        <Suspense fallback={null}>
          <ToDoChips
            filter={filterOf(variables)}
            chosen={chosen}
            onChoose={open =>
              onChange({ open, sort: open === null ? 'logDay' : 'age', order: 'asc', page: 0 })
            }
          />
        </Suspense>
      )}
    </Box>
  );
});

const filterOf = ({ start, end, employeeId, search }: HogQueryVariables) => ({
  start,
  end,
  employeeId: employeeId ?? null,
  search: search ?? null,
});
