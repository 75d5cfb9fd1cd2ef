import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link } from 'react-router';
import { ExpandIcon } from '../../../components/look/icons';
import { thumb } from '../../../components/look/media';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { sourceWords, timeWords } from '../../../lib/values/changeWords';
import { FieldsOf } from '../history/ChangeItem';
import { DealLink, link } from '../history/DealLink';
import type { ChangeFieldsFragment } from '../history/dealHistory.generated';
import { doneWords, fieldsInWords, whoWords } from '../history/historyWords';

type Props = { change: ChangeFieldsFragment };

/** One change of the store in a line: of which deal, whose, who did what, when. What changed opens below it. */
export function ChangeLine({ change }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { number, numberNow, closingId, frozen, fields } = change;
  const hasMore = fields.length > 0 || closingId !== null;
  return (
    <Box component="li" sx={line}>
      {number !== null && (
        <Box sx={deal}>
          <DealLink number={number} numberNow={numberNow} />
        </Box>
      )}
      {hasMore ? (
        <Box
          component="button"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={[said, pressed, !isOpen && inOneLine, number === null && ofNoDeal]}
        >
          <Said change={change} />
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
        <Box sx={[said, number === null && ofNoDeal]}>
          <Said change={change} />
        </Box>
      )}
      {isOpen && (
        <Box sx={[opened, number === null && belowNoDeal]}>
          {closingId !== null && (
            <Box sx={target}>
              <Box component={Link} to={`/closing?closing=${closingId}`} sx={link}>
                What was closed
              </Box>
            </Box>
          )}
          {frozen ? <Frozen deals={frozen} /> : <FieldsOf change={change} fields={fields} />}
        </Box>
      )}
    </Box>
  );
}

function Said({ change }: Props) {
  const timeZone = useStoreTimeZone();
  const { number, changedAt, customerName } = change;
  const source = sourceWords(change);
  return (
    <>
      {number !== null && <Box sx={{ gridArea: 'customer' }}>{customerName}</Box>}
      <Box sx={{ gridArea: 'done' }}>
        <strong>{whoWords(change)}</strong>{' '}
        {[doneWords(change), fieldsInWords(change)].filter(Boolean).join(': ')}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {source && ` · ${source}`}
        </Box>
      </Box>
      <Box component="time" dateTime={changedAt} sx={{ gridArea: 'when', color: 'text.secondary' }}>
        {timeWords(changedAt, timeZone)}
      </Box>
    </>
  );
}

/** The deals whose teams a closing froze. */
function Frozen({ deals }: { deals: NonNullable<ChangeFieldsFragment['frozen']> }) {
  if (deals.length === 0) return null;
  return (
    <Box component="ul" aria-label="Deals whose teams were frozen" sx={frozenDeals}>
      {deals.map(({ number, numberNow, customerName }) => (
        <li key={number}>
          <DealLink number={number} numberNow={numberNow} />
          {customerName}
        </li>
      ))}
    </Box>
  );
}

/** The number, and beside it all that is pressed; below, what is opened. */
const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '88px minmax(0, 1fr)' },
  '&:has(> button:hover)': { bgcolor: 'action.hover' },
} as const;

const deal = { gridRow: 1, gridColumn: 1, pl: 1.5, py: 1, overflowWrap: 'anywhere' } as const;

const said = {
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

/** It begins where a number would stand. */
const ofNoDeal = {
  gridColumn: '1 / -1',
  pl: 1.5,
  gridTemplateAreas: { xs: '"done done open" ". when when"', sm: '"done done when open"' },
} as const;

const pressed = {
  pl: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
  cursor: 'pointer',
} as const;

const inOneLine = {
  '& > div': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

const opened = {
  gridColumn: { xs: '1 / -1', sm: 2 },
  pl: { xs: 1.5, sm: 0 },
  pr: 1.5,
  pb: 1.5,
} as const;

const belowNoDeal = { gridColumn: '1 / -1', pl: 1.5 } as const;

/** Links under one another each have room for a thumb. */
const target = { mb: 0.5, [thumb]: { mb: 0, minHeight: 45 } } as const;

const frozenDeals = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
  overflowWrap: 'anywhere',
  '& > li': target,
} as const;
