import Box from '@mui/material/Box';
import { Money } from '../../../components/deals/DealValues';
import { LockIcon } from '../../../components/icons/icons';
import { SaveBadge } from '../../../components/saving/SaveBadge';
import type { HogDealFragment } from '../hog.generated';
import { selectedCellStyles, useIsSelected } from '../range/rangeStore';
import { ConflictingAmounts } from './GrossConflict';
import { type GrossField, type GrossSave, getShownAmount, sumGross } from './gross';
import { useGrossSave } from './grossContext';

type Props = { deal: HogDealFragment; field: GrossField };

type EditableGrossProps = Props & { isClosed: boolean };

/** Renders an editable gross as text, with the status of its last save. */
export function EditableGrossCell({ deal, field, isClosed }: EditableGrossProps) {
  const save = useGrossSave(deal, field);
  const isSelected = useIsSelected({ row: deal.number, field });
  if (save?.status === 'conflict')
    return <ConflictingAmounts typedText={save.entered} storedAmount={save.conflictingValue.stored} />;
  const isUnsaved = save?.status === 'failed' || save?.status === 'waiting';
  return (
    <Box
      sx={[
        isClosed && !save ? closedCellStyles : cellStyles,
        isUnsaved && unsavedStyles,
        isSelected && selectedCellStyles,
      ]}
      title={isUnsaved ? save.message : undefined}
    >
      <Box component="span" sx={isUnsaved ? undefined : cornerStyles}>
        {isClosed && !save ? <ClosedMonthIcon /> : <SaveBadge save={save} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'right' }}>
        {getUnsavedText(save) ?? <Money amount={getShownAmount(deal, field, save)} />}
      </Box>
    </Box>
  );
}

/** Returns the typed text until it is stored. */
const getUnsavedText = (save: GrossSave | undefined) =>
  save?.status === 'failed' || save?.status === 'waiting' ? save.entered : undefined;

/** Marks a gross that cannot be edited because its month is closed. */
export const ClosedMonthIcon = () => (
  <LockIcon titleAccess="Month closed" sx={{ flex: 'none', fontSize: 12, color: 'text.secondary' }} />
);

/** Renders a read-only gross. */
export function ReadOnlyGrossCell({ deal, field }: Props) {
  const isSelected = useIsSelected({ row: deal.number, field });
  return (
    <Box sx={[{ pr: 0.75, mx: -0.75 }, isSelected && selectedCellStyles]}>
      <Money amount={deal[field]} />
    </Box>
  );
}

/** Renders the sum of front and back gross as their cells show these amounts, including unsaved edits. */
export function TotalCell({ deal }: { deal: HogDealFragment }) {
  const front = getShownAmount(deal, 'frontGross', useGrossSave(deal, 'frontGross'));
  const back = getShownAmount(deal, 'backGross', useGrossSave(deal, 'backGross'));
  return <Money amount={sumGross(front, back)} />;
}

const cellStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: 1,
  height: 28,
  pr: 0.75,
  lineHeight: 'normal',
  border: 1,
  borderColor: 'transparent',
  borderRadius: 0.75,
  cursor: 'text',
  // The amount looks like text. While the pointer is over the row, it looks like an input.
  '.MuiDataGrid-row:hover &': { borderColor: 'divider', bgcolor: 'background.paper' },
  '.MuiDataGrid-row:hover &:hover': { borderColor: 'control.line' },
} as const;

/** Has no border, because the gross cannot be edited. */
const closedCellStyles = {
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  width: 1,
  height: 28,
  pr: 0.875,
} as const;

/** Places the icon above the amount, because the amount needs the full width. */
const cornerStyles = {
  position: 'absolute',
  top: -4,
  left: 0,
  display: 'inline-flex',
  '& svg': { fontSize: 12 },
} as const;

const unsavedStyles = {
  pl: 0.5,
  gap: 0.5,
  borderColor: 'error.main',
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
} as const;
