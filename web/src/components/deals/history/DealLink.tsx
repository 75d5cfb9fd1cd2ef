import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useDealEditor } from '../../../lib/dialogs/dealEditor';
import { useViewer } from '../../../lib/viewer';
import { touchMedia } from '../../styles/mediaQueries';

type Props = { number: number; numberNow: number | null };

/**
 * Shows the number that a deal had at the time of the change. For users who can add deals, the number opens
 * the form of the deal, or its entry in Deleted deals.
 */
export function DealLink({ number, numberNow }: Props) {
  const editDeal = useDealEditor();
  const { can } = useViewer();
  if (!can.recordDeals) return <strong>#{number} </strong>;
  if (numberNow === null)
    return (
      <Box component={Link} to={`/deleteddeals?search=${number}`} sx={dealLinkStyles}>
        #{number}
      </Box>
    );
  return (
    <Box component="button" type="button" onClick={() => editDeal(numberNow)} sx={dealLinkStyles}>
      #{number}
    </Box>
  );
}

/** Styles of a list of items that start with a deal link, so that the touch targets do not overlap. */
export const dealLinkListStyles = {
  m: 0,
  pl: 2.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  [touchMedia]: { '& > li': { minHeight: 44, pt: 1 } },
} as const;

/** Styles of a link to a deal or a closing in a list of changes. */
export const dealLinkStyles = {
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
  // Enlarges the touch target without moving the surrounding lines.
  [touchMedia]: {
    position: 'relative',
    display: 'inline-block',
    p: '8px 13px 17px',
    m: '-8px -7px -17px -13px',
  },
} as const;
