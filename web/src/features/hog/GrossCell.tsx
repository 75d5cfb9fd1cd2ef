import Box from '@mui/material/Box';
import { Money } from '../../components/Money';
import type { HogDealFragment } from '../../generated/graphql';
import { amountOf, type GrossField, totalOf } from './gross';
import { SaveMark } from './SaveMark';
import { useGrossSave } from './useGrossEdits';

type Props = { deal: HogDealFragment; field: GrossField };

/** A gross that can be typed over: drawn as the input it becomes, with how its last change is doing. */
export function GrossCell({ deal, field }: Props) {
  const save = useGrossSave(deal, field);
  return (
    <Box
      sx={[look, save?.status === 'failed' && failed]}
      title={save?.status === 'failed' ? save.sentence : undefined}
    >
      <SaveMark save={save} />
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'right' }}>
        {save?.status === 'failed' ? save.wanted : <Money amount={amountOf(deal, field, save)} />}
      </Box>
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
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  width: 1,
  height: 28,
  px: 0.75,
  lineHeight: 'normal',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'background.paper',
  cursor: 'text',
  '&:hover': { borderColor: 'control.line' },
} as const;

const failed = { borderColor: 'error.main', bgcolor: 'status.bad.tint', color: 'status.bad.text' } as const;
