import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { labelInside } from '../forms/labelInside';
import { FiltersIcon } from '../look/icons';
import { SaveViewButton } from '../views/SaveViewButton';
import { ViewLine } from '../views/ViewLine';
import type { Viewed } from '../views/views';

type Props = {
  label?: string;
  children: ReactNode;
  /** What a phone keeps in sight; the others stand behind a button there. Without it, all of them are in sight. */
  lead?: ReactNode;
  /** How many of the others narrow the list down, which their button tells. */
  chosen?: number;
  /** Takes every filter back; false while there is none to take back. */
  onClear?: (() => void) | false;
  /** The list whose filters these are, where it has views: they stand before them. */
  views?: Viewed | undefined;
};

/** One line of controls above the data; on a phone they share the width, two in a row. */
export function FilterBar({ label = 'Filters', children, lead, chosen = 0, onClear, views }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isFolded = lead !== undefined && !isOpen;
  return (
    <>
      {views && <ViewLine {...views} />}
      <Box role="search" aria-label={label} sx={bar}>
        {lead}
        {lead !== undefined && (
          <Button
            variant="outlined"
            startIcon={<FiltersIcon />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ display: { sm: 'none' }, bgcolor: 'background.paper' }}
          >
            {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
          </Button>
        )}
        <Box id={id} sx={[controls, { display: { xs: isFolded ? 'none' : 'contents', sm: 'contents' } }]}>
          {children}
          {onClear !== undefined && (
            // Always there: the styles of a button that comes later have the browser look at every cell of the list again.
            <Button onClick={onClear || undefined} style={onClear ? undefined : hidden}>
              Clear filters
            </Button>
          )}
          {views && <SaveViewButton {...views} />}
        </Box>
      </Box>
    </>
  );
}

const hidden = { display: 'none' } as const;

const controls = {
  '& > .MuiFormControl-root': {
    flex: { xs: '1 1 150px', sm: '0 0 auto' },
    minWidth: { sm: 150 },
    ...labelInside,
  },
  // A whole day and the button that opens its calendar; as wide before the calendar's code has come.
  '& > .MuiPickersTextField-root': { flexBasis: { xs: 170, sm: 220 } },
} as const;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: { xs: 'end', sm: 'center' },
  gap: 1,
  displayPrint: 'none',
  ...controls,
} as const;
