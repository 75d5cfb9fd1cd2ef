import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { thumb } from '../../../components/look/media';
import { useDealEditor } from '../../../lib/opened/dealEditor';
import { useViewer } from '../../../lib/viewer';

type Props = { number: number; numberNow: number | null };

/** A deal of the past, by the number that it had then. For those who may record deals it opens the form, or a deleted one's entry among the deleted. */
export function DealLink({ number, numberNow }: Props) {
  const editDeal = useDealEditor();
  const { can } = useViewer();
  if (!can.recordDeals) return <strong>#{number} </strong>;
  if (numberNow === null)
    return (
      <Box component={Link} to={`/deleteddeals?search=${number}`} sx={link}>
        #{number}
      </Box>
    );
  return (
    <Box component="button" type="button" onClick={() => editDeal(numberNow)} sx={link}>
      #{number}
    </Box>
  );
}

/** A list whose items begin with one: no item reaches into the target of the next. */
export const listOfLinks = {
  m: 0,
  pl: 2.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  [thumb]: { '& > li': { minHeight: 44, pt: 1 } },
} as const;

/** How a deal, or what was closed, is linked among changes. */
export const link = {
  p: 0,
  mr: 0.75,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontWeight: 600,
  color: 'primary.main',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  // Into the lines around it, which stay where they are.
  [thumb]: { position: 'relative', display: 'inline-block', p: '8px 13px 17px', m: '-8px -7px -17px -13px' },
} as const;
