import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Money } from '../../../components/deals/DealValues';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { formatUsDay } from '../../../lib/days/dates';
import { useStoreTimeZone } from '../../../lib/days/StoreDayProvider';
import { useDealEditor } from '../../../lib/dialogs/dealEditor';
import { formatInstant } from '../../../lib/format/changes';
import { formatMoney } from '../../../lib/format/money';
import type { ComparedLineFieldsFragment } from '../compare.generated';
import { amountLabels, formatLineName } from '../compare.labels';
import { comparisonLineHeaders } from './compareHeaders';
import { comparisonTableStyles } from './comparisonTable.styles';

type LineTableProps = {
  label: string;
  children: ReactNode;
};

/** Renders the table of comparison lines with its column headers, on screen and in print. */
export function LineTable({ label, children }: LineTableProps) {
  return (
    <Box component="table" sx={lineTableStyles} aria-label={label}>
      <thead>
        <tr>
          <HeaderCell header={comparisonLineHeaders.line} />
          <HeaderCell header={comparisonLineHeaders.number} />
          <HeaderCell header={comparisonLineHeaders.customerName} />
          <td />
          <HeaderCell header={comparisonLineHeaders.ours} data-is-figure />
          <HeaderCell header={comparisonLineHeaders.theirs} data-is-figure />
          <HeaderCell header={comparisonLineHeaders.difference} data-is-figure />
          <HeaderCell header={comparisonLineHeaders.outcome} />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Box>
  );
}

const lineTableStyles = [
  comparisonTableStyles,
  {
    '& .what': { color: 'text.secondary' },
    '@media screen and (max-width: 599.95px)': {
      '& tbody > tr': { gridTemplateColumns: '72px repeat(3, minmax(0, 1fr))' },
      '& .line': { gridArea: '1 / 1', alignSelf: 'center' },
      '& .number': { gridArea: '1 / 2', alignSelf: 'center', fontWeight: 600 },
      '& .customer': { gridArea: '1 / 3 / auto / -1', alignSelf: 'center' },
      '& .what': { alignSelf: 'end' },
      '& .outcome': { gridColumn: '1 / -1', pt: 0.5 },
    },
  },
] as const;

type ComparedRowProps = {
  line: ComparedLineFieldsFragment;
  isSelected?: boolean;
  /** Selects the line if the line is unresolved; undefined in print. */
  onSelect?: () => void;
  /** Buttons or the form of the line; undefined in print. */
  children?: ReactNode;
};

/** Shows a line of the file, a deal or both: the amounts next to each other, and the outcome. */
export function ComparedRow({ line, isSelected = false, onSelect, children }: ComparedRowProps) {
  const { place, group, number, stockNum, customerName, day, amounts } = line;
  const editDeal = useDealEditor();
  const shownAmounts = group === 'DIFFERS' ? amounts.filter(({ difference }) => difference !== 0) : amounts;
  return (
    <tr
      tabIndex={0}
      data-place={place}
      data-is-open={line.isOpen || undefined}
      aria-label={formatLineName(line)}
      data-is-chosen={isSelected || undefined}
    >
      <td className="line">
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          {onSelect && line.isOpen && (
            <Checkbox
              size="small"
              sx={{ p: { xs: 1.5, sm: 0 }, ml: { xs: -1.5, sm: 0 }, mr: 0.5, displayPrint: 'none' }}
              checked={isSelected}
              onChange={onSelect}
              slotProps={{ input: { 'aria-label': `Select ${formatLineName(line)}` } }}
            />
          )}
          {line.line}
        </Box>
      </td>
      <td className="number">
        {number !== null && line.version !== null ? (
          <Link
            component="button"
            tabIndex={-1}
            aria-label={`Edit deal ${number}`}
            onClick={() => editDeal(number)}
          >
            {number}
          </Link>
        ) : (
          number
        )}
      </td>
      <td className="customer">
        <Box sx={{ overflowWrap: 'anywhere' }}>{customerName}</Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[stockNum, day && formatUsDay(day), !line.isInPeriod && 'not sold in this period']
            .filter(Boolean)
            .join(', ')}
        </Box>
      </td>
      <td className="what">
        {shownAmounts.map(({ amount }) => (
          <div key={amount}>{amountLabels[amount]}</div>
        ))}
      </td>
      <td data-label="Salesfloor">
        {shownAmounts.map(({ amount, ours }) => (
          <Money key={amount} amount={ours} />
        ))}
      </td>
      <td data-label="File">
        {shownAmounts.map(({ amount, theirs }) => (
          <Money key={amount} amount={theirs} />
        ))}
      </td>
      <td data-label="Difference">
        {shownAmounts.map(({ amount, difference }) => (
          <Money key={amount} amount={difference} />
        ))}
      </td>
      <td className="outcome">
        <Box sx={outcomeStyles}>
          <div>
            <LineOutcome line={line} />
          </div>
          {children}
        </Box>
      </td>
    </tr>
  );
}

const outcomeStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: 1,
  '& > :first-of-type': { flex: '1 1 240px', minWidth: 0 },
} as const;

/**
 * Shows why the line is in its group, who typed our amounts, later changes, and the decision about the line.
 */
function LineOutcome({ line }: { line: ComparedLineFieldsFragment }) {
  const { why, note, typedBy, typedAt, isChanged, version, isConfirmed, amounts, proposed } = line;
  const { isOpen, matchedBy, keptBefore, handedOnBy, handedNote } = line;
  const timeZone = useStoreTimeZone();
  const typedAtText = typedAt && formatInstant(typedAt, timeZone);
  const decisions = new Set(amounts.map(({ decision }) => decision));
  const outcomeTexts = [
    decisions.has('TAKEN') && 'File value used.',
    decisions.has('KEPT') && `Kept${note ? `: ${note}` : ''}.`,
    isConfirmed && 'Confirmed.',
    why,
    matchedBy === 'PERSON' && 'Matched manually.',
    isOpen && keptBefore !== null && `Kept earlier${keptBefore ? `: ${keptBefore}` : ', no note'}.`,
    proposed &&
      `Possible match: #${proposed.number}, ${proposed.customerName}${proposed.day ? `, ${formatUsDay(proposed.day)}` : ''}: ${formatMoney(proposed.sum)}.`,
    typedBy && `Salesfloor value entered by ${typedBy}, ${typedAtText}.`,
  ].filter(Boolean);
  return (
    <>
      {handedOnBy && (
        <Box sx={{ color: isOpen ? 'status.open.text' : 'text.secondary', overflowWrap: 'anywhere' }}>
          Assigned by {handedOnBy}: {handedNote}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{outcomeTexts.join(' ')}</Box>
      {isChanged && (
        <Box sx={{ color: 'status.bad.text' }}>
          {version === null
            ? 'The deal was deleted.'
            : `Changed since. Now: ${amounts.map(({ amount, now }) => `${amountLabels[amount]} ${now === null ? 'blank' : formatMoney(now)}`).join(', ')}.`}
        </Box>
      )}
    </>
  );
}
