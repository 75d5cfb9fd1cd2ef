import Box from '@mui/material/Box';
import { UpTypeTag } from '../../../components/deals/tags';
import { CardList, listCardStyles } from '../../../components/page/itemLists';
import { formatClockTime } from '../../../lib/days/dates';
import { soldLabels } from '../../../lib/format/ups';
import type { UpStatsFieldsFragment } from './upStats.generated';
import { EmptyValue, StatsDay, StatsPerson, ValueOrEmpty } from './upStatsCells';

/** Renders the ups as cards on a phone, each with all fields in two short lines. */
export function UpStatsCards({ rows }: { rows: readonly UpStatsFieldsFragment[] }) {
  return (
    <CardList label="Ups">
      {rows.map(row => (
        <UpStatsCard key={row.id} row={row} />
      ))}
    </CardList>
  );
}

function UpStatsCard({ row }: { row: UpStatsFieldsFragment }) {
  return (
    <Box component="li" sx={cardStyles}>
      <Box sx={lineStyles}>
        <StatsDay day={row.logDate} isCompact />
        <Box component="span" sx={{ minWidth: 58 }}>
          <ValueOrEmpty>{formatClockTime(row.timeUp)}</ValueOrEmpty>
        </Box>
        <StatsPerson person={row.salesperson} isCompact />
        {row.upType ? <UpTypeTag upType={row.upType} isCompact /> : <EmptyValue />}
        <span aria-hidden="true">→</span>
        <StatsPerson person={row.turnedTo} isCompact />
      </Box>
      <Box sx={lineStyles}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          <ValueOrEmpty>{row.customerName}</ValueOrEmpty>
        </Box>
        <Flag label="BDC" isOn={row.isBdcUp} />
        <Flag label="TD" isOn={row.isTestDrive} />
        <Flag label="WU" isOn={row.isWriteUp} />
        <Flag label="Sold">{row.sold && soldLabels[row.sold]}</Flag>
      </Box>
    </Box>
  );
}

function Flag({ label, isOn, children }: { label: string; isOn?: boolean; children?: React.ReactNode }) {
  return (
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {label}{' '}
      <Box component="strong" sx={{ color: 'text.primary' }}>
        <ValueOrEmpty>{isOn ? 'Yes' : children}</ValueOrEmpty>
      </Box>
    </Box>
  );
}

const cardStyles = { ...listCardStyles, px: 1.25, py: 0.75 } as const;

const lineStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  whiteSpace: 'nowrap',
} as const;
