import { UpTypeTag } from '../../../components/deals/UpTypeTag';
import type { GridColumn } from '../../../components/grids/gridColumns';
import { upHeaders } from '../../../components/headers/fieldHeaders';
import { clockTime } from '../../../lib/days/dates';
import { soldLabels } from '../../../lib/values/upValues';
import { OrEmpty, StatsDay, StatsPerson } from './UpStatsTexts';
import type { UpStatsFieldsFragment } from './upStats.generated';

type Column = GridColumn<UpStatsFieldsFragment>;

const flag = (field: 'isBdcUp' | 'isTestDrive' | 'isWriteUp'): Column => ({
  field,
  header: upHeaders[field],
  widths: [104, 64],
  draw: up => <OrEmpty>{up[field] && 'Yes'}</OrEmpty>,
});

/** The columns in their order (up-log.md, Up Log Stats). */
export const upStatsColumns: readonly Column[] = [
  {
    field: 'logDate',
    header: upHeaders.logDate,
    widths: [108, 92],
    draw: up => <StatsDay day={up.logDate} />,
  },
  {
    field: 'salesperson',
    header: upHeaders.salesperson,
    flex: 1,
    widths: [140, 118],
    draw: up => <StatsPerson person={up.salesperson} />,
  },
  {
    field: 'timeUp',
    header: upHeaders.timeUp,
    widths: [92, 76],
    draw: up => <OrEmpty>{clockTime(up.timeUp)}</OrEmpty>,
  },
  {
    field: 'upType',
    header: upHeaders.upType,
    widths: [132, 118],
    draw: up => <OrEmpty>{up.upType && <UpTypeTag upType={up.upType} />}</OrEmpty>,
  },
  {
    field: 'turnedTo',
    header: upHeaders.turnedTo,
    flex: 1,
    widths: [140, 118],
    draw: up => <StatsPerson person={up.turnedTo} />,
  },
  {
    field: 'customerName',
    header: upHeaders.customerName,
    flex: 1.2,
    widths: [140, 110],
    draw: up => <OrEmpty>{up.customerName}</OrEmpty>,
  },
  flag('isBdcUp'),
  flag('isTestDrive'),
  flag('isWriteUp'),
  {
    field: 'sold',
    header: upHeaders.sold,
    widths: [82, 54],
    draw: up => <OrEmpty>{up.sold && soldLabels[up.sold]}</OrEmpty>,
  },
];
