import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChangedFields } from '../../components/deals/history/ChangeItem';
import { DealLink, dealLinkStyles } from '../../components/deals/history/DealLink';
import type { ChangeFieldsFragment } from '../../components/deals/history/dealHistory.generated';
import { formatActor, formatChangeSummary } from '../../components/deals/history/history.labels';
import { ExpandIcon } from '../../components/icons/icons';
import { touchMedia } from '../../components/styles/mediaQueries';
import { useStoreTimeZone } from '../../lib/days/StoreDayProvider';
import { formatChangeSource, formatInstant } from '../../lib/format/changes';

type Props = { change: ChangeFieldsFragment };

/**
 * Shows one change in a row: the deal, the customer, the author, the action and the time. The changed fields
 * open below the row.
 */
export function ChangeRow({ change }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { number, numberNow, closingId, frozen, fields } = change;
  const hasDetails = fields.length > 0 || closingId !== null;
  return (
    <Box component="li" sx={rowStyles}>
      {number !== null && (
        <Box sx={dealCellStyles}>
          <DealLink number={number} numberNow={numberNow} />
        </Box>
      )}
      {hasDetails ? (
        <Box
          component="button"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={[
            summaryStyles,
            buttonStyles,
            !isOpen && singleLineStyles,
            number === null && withoutDealStyles,
          ]}
        >
          <ChangeSummary change={change} />
          <ExpandIcon
            sx={{
              gridArea: 'open',
              placeSelf: 'center end',
              fontSize: 18,
              rotate: isOpen ? '180deg' : 'none',
            }}
          />
        </Box>
      ) : (
        <Box sx={[summaryStyles, number === null && withoutDealStyles]}>
          <ChangeSummary change={change} />
        </Box>
      )}
      {isOpen && (
        <Box sx={[detailsStyles, number === null && detailsWithoutDealStyles]}>
          {closingId !== null && (
            <Box sx={touchTargetStyles}>
              <Box component={Link} to={`/closing?closing=${closingId}`} sx={dealLinkStyles}>
                View closed month
              </Box>
            </Box>
          )}
          {frozen ? <FrozenDeals deals={frozen} /> : <ChangedFields change={change} fields={fields} />}
        </Box>
      )}
    </Box>
  );
}

function ChangeSummary({ change }: Props) {
  const timeZone = useStoreTimeZone();
  const { number, changedAt, customerName } = change;
  const source = formatChangeSource(change);
  return (
    <>
      {number !== null && <Box sx={{ gridArea: 'customer' }}>{customerName}</Box>}
      <Box sx={{ gridArea: 'done' }}>
        <strong>{formatActor(change)}</strong> {formatChangeSummary(change)}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {source && ` · ${source}`}
        </Box>
      </Box>
      <Box component="time" dateTime={changedAt} sx={{ gridArea: 'when', color: 'text.secondary' }}>
        {formatInstant(changedAt, timeZone)}
      </Box>
    </>
  );
}

function FrozenDeals({ deals }: { deals: NonNullable<ChangeFieldsFragment['frozen']> }) {
  if (deals.length === 0) return null;
  return (
    <Box component="ul" aria-label="Deals with locked teams" sx={frozenDealsStyles}>
      {deals.map(({ number, numberNow, customerName }) => (
        <li key={number}>
          <DealLink number={number} numberNow={numberNow} />
          {customerName}
        </li>
      ))}
    </Box>
  );
}

/** Places the deal number first, then the button that opens the details, and the details below both. */
const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '88px minmax(0, 1fr)' },
  '&:has(> button:hover)': { bgcolor: 'action.hover' },
} as const;

const dealCellStyles = { gridRow: 1, gridColumn: 1, pl: 1.5, py: 1, overflowWrap: 'anywhere' } as const;

const summaryStyles = {
  gridRow: 1,
  gridColumn: 2,
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'baseline',
  py: 1,
  pr: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto 18px', sm: 'minmax(0, 200px) minmax(0, 1fr) auto 18px' },
  gridTemplateAreas: {
    xs: '"customer when when" "done done open"',
    sm: '"customer done when open"',
  },
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Places a change without a deal in the column of the deal number, which would otherwise be empty. */
const withoutDealStyles = {
  gridColumn: '1 / -1',
  pl: 1.5,
  gridTemplateAreas: { xs: '"done done open" ". when when"', sm: '"done done when open"' },
} as const;

const buttonStyles = {
  pl: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
  cursor: 'pointer',
} as const;

const singleLineStyles = {
  '& > div': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

const detailsStyles = {
  gridColumn: { xs: '1 / -1', sm: 2 },
  pl: { xs: 1.5, sm: 0 },
  pr: 1.5,
  pb: 1.5,
} as const;

const detailsWithoutDealStyles = { gridColumn: '1 / -1', pl: 1.5 } as const;

/** Makes each link of the list tall enough to tap. */
const touchTargetStyles = { mb: 0.5, [touchMedia]: { mb: 0, minHeight: 45 } } as const;

const frozenDealsStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
  overflowWrap: 'anywhere',
  '& > li': touchTargetStyles,
} as const;
