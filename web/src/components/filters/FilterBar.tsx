import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { inlineLabelStyles } from '../forms/inlineLabel.styles';
import { FiltersIcon } from '../icons/icons';
import type { ListViews } from '../views/listViews';
import { SaveViewButton, ViewChips } from '../views/ViewChips';

type Props = {
  label?: string;
  children: ReactNode;
  /**
   * The filter that is always visible on a phone. The other filters appear after a tap on a button. Without
   * this prop, all filters are always visible.
   */
  primaryFilter?: ReactNode;
  /** The number of active filters that the button hides. It is shown on the button. */
  activeCount?: number;
  /** Clears all filters; false while no filter is active. */
  onClear?: (() => void) | false;
  /** The saved views of the list, shown before the filters. */
  views?: ListViews | undefined;
};

/** Renders a row of filter controls above the data. On a phone, two controls share a row. */
export function FilterBar({
  label = 'Filters',
  children,
  primaryFilter,
  activeCount = 0,
  onClear,
  views,
}: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isCollapsed = primaryFilter !== undefined && !isOpen;
  return (
    <>
      {views && <ViewChips {...views} />}
      <Box role="search" aria-label={label} sx={barStyles}>
        {primaryFilter}
        {primaryFilter !== undefined && (
          <Button
            variant="outlined"
            startIcon={<FiltersIcon />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ display: { sm: 'none' }, bgcolor: 'background.paper' }}
          >
            {activeCount === 0 ? 'Filters' : `Filters (${activeCount})`}
          </Button>
        )}
        <Box
          id={id}
          sx={[controlsStyles, { display: { xs: isCollapsed ? 'none' : 'contents', sm: 'contents' } }]}
        >
          {children}
          {onClear !== undefined && (
            // The button is always mounted. A button that is added later makes the browser recalculate the
            // styles of every cell of the list.
            <Button onClick={onClear || undefined} style={onClear ? undefined : hiddenStyles}>
              Clear filters
            </Button>
          )}
          {views && <SaveViewButton {...views} />}
        </Box>
      </Box>
    </>
  );
}

const hiddenStyles = { display: 'none' } as const;

const controlsStyles = {
  '& > .MuiFormControl-root': {
    flex: { xs: '1 1 150px', sm: '0 0 auto' },
    minWidth: { sm: 150 },
    ...inlineLabelStyles,
  },
  // Wide enough for a date and its calendar button. The width is the same before the calendar's code is
  // loaded.
  '& > .MuiPickersTextField-root': { flexBasis: { xs: 170, sm: 220 } },
} as const;

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: { xs: 'end', sm: 'center' },
  gap: 1,
  displayPrint: 'none',
  ...controlsStyles,
} as const;
