import Box from '@mui/material/Box';
import { Money } from '../../../components/deals/Money';
import { LockIcon } from '../../../components/look/icons';
import { SaveMark } from '../../../components/saves/SaveMark';
import type { HogDealFragment } from '../hog.generated';
import { useIsSelected } from '../range/rangeStore';
import { selectedLook } from '../range/selectedLook';
import { Disputed } from './Disputed';
import { amountOf, type GrossField, type GrossSave, totalOf } from './gross';
import { useGrossSave } from './grossContext';

type Props = { deal: HogDealFragment; field: GrossField };

/** Of a deal in a closed month. */
type Closable = Props & { isClosed: boolean };

/** A gross that can be typed over: a figure at rest, with how its last change is doing. */
export function GrossCell({ deal, field, isClosed }: Closable) {
  const save = useGrossSave(deal, field);
  const isSelected = useIsSelected({ row: deal.number, field });
  if (save?.status === 'conflict') return <Disputed mine={save.entered} theirs={save.theirs.stored} />;
  const isUnsaved = save?.status === 'failed' || save?.status === 'waiting';
  return (
    <Box
      sx={[isClosed && !save ? closedLook : look, isUnsaved && unsaved, isSelected && selectedLook]}
      title={isUnsaved ? save.sentence : undefined}
    >
      <Box component="span" sx={isUnsaved ? undefined : cornerStyles}>
        {isClosed && !save ? <ClosedSign /> : <SaveMark save={save} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'right' }}>
        {textShown(save) ?? <Money amount={amountOf(deal, field, save)} />}
      </Box>
    </Box>
  );
}

/** What was typed, as it was typed, until it is stored. */
const textShown = (save: GrossSave | undefined) =>
  save?.status === 'failed' || save?.status === 'waiting' ? save.entered : undefined;

/** Says that a gross cannot be typed over. */
export const ClosedSign = () => (
  <LockIcon titleAccess="Closed" sx={{ flex: 'none', fontSize: 12, color: 'text.secondary' }} />
);

/** A gross that is only read. */
export function ReadGrossCell({ deal, field }: Props) {
  const isSelected = useIsSelected({ row: deal.number, field });
  return (
    <Box sx={[{ pr: 0.75, mx: -0.75 }, isSelected && selectedLook]}>
      <Money amount={deal[field]} />
    </Box>
  );
}

/** Front plus back, as they stand in their cells. */
export function TotalCell({ deal }: { deal: HogDealFragment }) {
  const front = amountOf(deal, 'frontGross', useGrossSave(deal, 'frontGross'));
  const back = amountOf(deal, 'backGross', useGrossSave(deal, 'backGross'));
  return <Money amount={totalOf(front, back)} />;
}

const look = {
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
  // A figure among figures at rest; a field in the row that is pointed at.
  '.MuiDataGrid-row:hover &': { borderColor: 'divider', bgcolor: 'background.paper' },
  '.MuiDataGrid-row:hover &:hover': { borderColor: 'control.line' },
} as const;

/** No field: it cannot be typed over. */
const closedLook = {
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  width: 1,
  height: 28,
  pr: 0.875,
} as const;

/** Above the figure, which needs the whole width. */
const cornerStyles = {
  position: 'absolute',
  top: -4,
  left: 0,
  display: 'inline-flex',
  '& svg': { fontSize: 12 },
} as const;

const unsaved = {
  pl: 0.5,
  gap: 0.5,
  borderColor: 'error.main',
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
} as const;
