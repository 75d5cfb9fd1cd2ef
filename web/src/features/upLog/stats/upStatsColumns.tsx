import { UpTypeTag } from '../../../components/deals/UpTypeTag';
import type { GridColumn } from '../../../components/grids/gridColumns';
import { clockTime } from '../../../lib/days/dates';
import { soldLabels } from '../../../lib/values/upValues';
import { OrEmpty, StatsDay, StatsPerson } from './UpStatsTexts';
import type { UpStatsFieldsFragment } from './upStats.generated';

type Column = GridColumn<UpStatsFieldsFragment>;

const flag = (field: 'isBdcUp' | 'isTestDrive' | 'isWriteUp', headerName: string): Column => ({
  field,
  headerName,
  widths: [104, 64],
  draw: up => <OrEmpty>{up[field] && 'Yes'}</OrEmpty>,
});

/** The columns in their order (up-log.md, Up Log Stats). */
export const upStatsColumns: readonly Column[] = [
  { field: 'logDate', headerName: 'Date', widths: [108, 92], draw: up => <StatsDay day={up.logDate} /> },
  {
    field: 'salesperson',
    headerName: 'Salesperson',
    flex: 1,
    widths: [140, 118],
    draw: up => <StatsPerson person={up.salesperson} />,
  },
  {
    field: 'timeUp',
    headerName: 'Time Up',
    widths: [92, 76],
    draw: up => <OrEmpty>{clockTime(up.timeUp)}</OrEmpty>,
  },
  {
    field: 'upType',
    headerName: 'Up Type',
    widths: [132, 118],
    draw: up => <OrEmpty>{up.upType && <UpTypeTag upType={up.upType} />}</OrEmpty>,
  },
  {
    field: 'turnedTo',
    headerName: 'Turned To',
    flex: 1,
    widths: [140, 118],
    draw: up => <StatsPerson person={up.turnedTo} />,
  },
  {
    field: 'customerName',
    headerName: 'Customer',
    flex: 1.2,
    widths: [140, 110],
    draw: up => <OrEmpty>{up.customerName}</OrEmpty>,
  },
  flag('isBdcUp', 'BDC Up?'),
  flag('isTestDrive', 'Test Drive?'),
  flag('isWriteUp', 'Write Up?'),
  {
    field: 'sold',
    headerName: 'Sold?',
    widths: [82, 54],
    draw: up => <OrEmpty>{up.sold && soldLabels[up.sold]}</OrEmpty>,
  },
];
