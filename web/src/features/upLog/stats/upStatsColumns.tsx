import type { GridColDef } from '@mui/x-data-grid';
import { UpTypeTag } from '../../../components/deals/UpTypeTag';
import type { UpStatsFieldsFragment } from '../../../generated/graphql';
import { clockTime } from '../../../lib/days/dates';
import { soldLabels } from '../../../lib/values/upValues';
import { OrEmpty, StatsDay, StatsPerson } from './UpStatsTexts';

type Column = GridColDef<UpStatsFieldsFragment>;

/** Pixels of each column, with room to spare and without. What can shrink has a least width instead. */
const roomy = { logDate: 108, person: 140, timeUp: 92, upType: 132, customerName: 140, flag: 104, sold: 82 };
const tight: typeof roomy = {
  logDate: 92,
  person: 118,
  timeUp: 76,
  upType: 118,
  customerName: 110,
  flag: 64,
  sold: 54,
};

/** The columns in their order (up-log.md, Up Log Stats). */
export function upStatsColumns(isTight: boolean): Column[] {
  const widths = isTight ? tight : roomy;
  const flag = (field: 'isBdcUp' | 'isTestDrive' | 'isWriteUp', headerName: string): Column => ({
    field,
    headerName,
    width: widths.flag,
    renderCell: ({ row }) => <OrEmpty>{row[field] && 'Yes'}</OrEmpty>,
  });
  return [
    {
      field: 'logDate',
      headerName: 'Date',
      width: widths.logDate,
      renderCell: ({ row }) => <StatsDay day={row.logDate} />,
    },
    {
      field: 'salesperson',
      headerName: 'Salesperson',
      flex: 1,
      minWidth: widths.person,
      renderCell: ({ row }) => <StatsPerson person={row.salesperson} />,
    },
    {
      field: 'timeUp',
      headerName: 'Time Up',
      width: widths.timeUp,
      renderCell: ({ row }) => <OrEmpty>{clockTime(row.timeUp)}</OrEmpty>,
    },
    {
      field: 'upType',
      headerName: 'Up Type',
      width: widths.upType,
      renderCell: ({ row }) => <OrEmpty>{row.upType && <UpTypeTag upType={row.upType} />}</OrEmpty>,
    },
    {
      field: 'turnedTo',
      headerName: 'Turned To',
      flex: 1,
      minWidth: widths.person,
      renderCell: ({ row }) => <StatsPerson person={row.turnedTo} />,
    },
    {
      field: 'customerName',
      headerName: 'Customer',
      flex: 1.2,
      minWidth: widths.customerName,
      renderCell: ({ row }) => <OrEmpty>{row.customerName}</OrEmpty>,
    },
    flag('isBdcUp', 'BDC Up?'),
    flag('isTestDrive', 'Test Drive?'),
    flag('isWriteUp', 'Write Up?'),
    {
      field: 'sold',
      headerName: 'Sold?',
      width: widths.sold,
      renderCell: ({ row }) => <OrEmpty>{row.sold && soldLabels[row.sold]}</OrEmpty>,
    },
  ];
}
