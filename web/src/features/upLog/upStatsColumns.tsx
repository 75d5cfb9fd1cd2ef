import type { GridColDef } from '@mui/x-data-grid';
import { UpTypeTag } from '../../components/UpTypeTag';
import type { UpStatsFieldsFragment } from '../../generated/graphql';
import { clockTime } from '../../lib/dates';
import { soldLabels } from '../../lib/upValues';
import { OrEmpty, StatsDay, StatsPerson } from './UpStatsTexts';

type Column = GridColDef<UpStatsFieldsFragment>;

/** The columns in the brief's words and order (§2, Up Log Stats). */
export const upStatsColumns: Column[] = [
  {
    field: 'logDate',
    headerName: 'Date',
    width: 104,
    renderCell: ({ row }) => <StatsDay day={row.logDate} />,
  },
  {
    field: 'salesperson',
    headerName: 'Salesperson',
    flex: 1,
    minWidth: 140,
    renderCell: ({ row }) => <StatsPerson person={row.salesperson} />,
  },
  {
    field: 'timeUp',
    headerName: 'Time Up',
    width: 96,
    renderCell: ({ row }) => <OrEmpty>{clockTime(row.timeUp)}</OrEmpty>,
  },
  {
    field: 'upType',
    headerName: 'Up Type',
    width: 136,
    renderCell: ({ row }) => <OrEmpty>{row.upType && <UpTypeTag upType={row.upType} />}</OrEmpty>,
  },
  {
    field: 'turnedTo',
    headerName: 'Turned To',
    flex: 1,
    minWidth: 140,
    renderCell: ({ row }) => <StatsPerson person={row.turnedTo} />,
  },
  {
    field: 'customerName',
    headerName: 'Customer',
    flex: 1.2,
    minWidth: 140,
    renderCell: ({ row }) => <OrEmpty>{row.customerName}</OrEmpty>,
  },
  flag('isBdcUp', 'BDC Up?'),
  flag('isTestDrive', 'Test Drive?'),
  flag('isWriteUp', 'Write Up?'),
  {
    field: 'sold',
    headerName: 'Sold?',
    width: 82,
    renderCell: ({ row }) => <OrEmpty>{row.sold && soldLabels[row.sold]}</OrEmpty>,
  },
];

function flag(field: 'isBdcUp' | 'isTestDrive' | 'isWriteUp', headerName: string): Column {
  return {
    field,
    headerName,
    width: 104,
    renderCell: ({ row }) => <OrEmpty>{row[field] && 'Yes'}</OrEmpty>,
  };
}
