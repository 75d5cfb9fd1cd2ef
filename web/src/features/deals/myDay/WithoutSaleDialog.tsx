import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { TeamTag } from '../../../components/deals/tags';
import { ExportButton } from '../../../components/export/ExportButton';
import { CloseIcon } from '../../../components/icons/icons';
import { Dialog } from '../../../components/overlays';
import { formatUsDay } from '../../../lib/days/dates';
import { useDrillDown } from '../../../lib/dialogs/drillDown';
import type { StoreDayData } from './myDay.labels';

type Props = { people: StoreDayData['withoutSale']; onClose: () => void };

/**
 * Lists the people who have not sold for seven days or more. Each entry opens the deals of the person's last
 * sale.
 */
export function WithoutSaleDialog({ people, onClose }: Props) {
  const openDeals = useDrillDown();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="without-sale-title">
      <Box sx={headerStyles}>
        <DialogTitle id="without-sale-title" sx={{ flex: 1 }}>
          No sale in 7 days
        </DialogTitle>
        <ExportButton tables={[{ title: 'No sale in 7 days', name: 'withoutsale', query: {} }]} />
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent dividers sx={{ py: 0.5 }}>
        <Box component="ul" sx={listStyles}>
          {people.map(({ person, lastSale: day, days }) => (
            <li key={person.id}>
              <TeamTag team={person.team}>{person.name}</TeamTag>
              {day === null ? (
                'no sale yet'
              ) : (
                <Link
                  component="button"
                  type="button"
                  title={formatUsDay(day)}
                  onClick={() =>
                    openDeals({
                      title: `${person.name} – Last sale`,
                      explainedFigure: {
                        tickSheet: { start: day, end: day, figure: 'TOTAL', employeeIds: [person.id] },
                      },
                    })
                  }
                >
                  {days} days ago
                </Link>
              )}
            </li>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}

const headerStyles = { display: 'flex', alignItems: 'center', gap: 0.5, pr: 1.5 } as const;

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    minHeight: 44,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    whiteSpace: 'nowrap',
    color: 'text.secondary',
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
