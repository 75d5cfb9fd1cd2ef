import Box from '@mui/material/Box';
import { UpTypeTag } from '../../../components/deals/UpTypeTag';
import { CardList, listCard } from '../../../components/listScreen/CardList';
import { clockTime } from '../../../lib/days/dates';
import { soldLabels } from '../../../lib/values/upValues';
import { Empty, OrEmpty, StatsDay, StatsPerson } from './UpStatsTexts';
import type { UpStatsFieldsFragment } from './upStats.generated';

/** The ups on a phone: two short lines each, everything there. */
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
    <Box component="li" sx={card}>
      <Box sx={line}>
        <StatsDay day={row.logDate} isCompact />
        <Box component="span" sx={{ minWidth: 58 }}>
          <OrEmpty>{clockTime(row.timeUp)}</OrEmpty>
        </Box>
        <StatsPerson person={row.salesperson} isCompact />
        {row.upType ? <UpTypeTag upType={row.upType} isCompact /> : <Empty />}
        <span aria-hidden="true">→</span>
        <StatsPerson person={row.turnedTo} isCompact />
      </Box>
      <Box sx={line}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          <OrEmpty>{row.customerName}</OrEmpty>
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
        <OrEmpty>{isOn ? 'Yes' : children}</OrEmpty>
      </Box>
    </Box>
  );
}

const card = { ...listCard, px: 1.25, py: 0.75 } as const;

const line = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, whiteSpace: 'nowrap' } as const;
