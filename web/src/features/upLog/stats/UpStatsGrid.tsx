import { memo, useMemo } from 'react';
import { UpTypeTag } from '../../../components/deals/tags';
import { type GridColumn, toGridColumns } from '../../../components/grids/gridColumns';
import { ListGrid, type ListGridProps } from '../../../components/grids/ListGrid';
import { listGridStyles, useIsTight } from '../../../components/grids/listGrid.styles';
import { upHeaders } from '../../../components/headers/fieldHeaders';
import { formatClockTime } from '../../../lib/days/dates';
import { soldLabels } from '../../../lib/format/ups';
import type { UpStatsFieldsFragment } from './upStats.generated';
import { StatsDay, StatsPerson, ValueOrEmpty } from './upStatsCells';
import { type StatsFilters, statsList } from './upStatsFilters';

/** Renders the ups as a table. Memoized: the rows do not render again until another result arrives. */
export const UpStatsGrid = memo(function UpStatsGrid(
  props: ListGridProps<UpStatsFieldsFragment, StatsFilters['sort']>,
) {
  const isTight = useIsTight();
  const columns = useMemo(() => toGridColumns(upStatsColumns, isTight), [isTight]);
  return (
    <ListGrid
      {...props}
      label="Ups"
      list={statsList}
      columns={columns}
      getRowKey={getUpId}
      sx={isTight ? tightGridStyles : roomyGridStyles}
    />
  );
});

const getUpId = ({ id }: UpStatsFieldsFragment) => id;
const roomyGridStyles = listGridStyles(false);
const tightGridStyles = listGridStyles(true);

type UpStatsColumn = GridColumn<UpStatsFieldsFragment>;

const flagColumn = (field: 'isBdcUp' | 'isTestDrive' | 'isWriteUp'): UpStatsColumn => ({
  field,
  header: upHeaders[field],
  widths: [104, 64],
  render: up => <ValueOrEmpty>{up[field] && 'Yes'}</ValueOrEmpty>,
});

/** Columns in their order (up-log.md, Up Log Stats). */
export const upStatsColumns: readonly UpStatsColumn[] = [
  {
    field: 'logDate',
    header: upHeaders.logDate,
    widths: [108, 92],
    render: up => <StatsDay day={up.logDate} />,
  },
  {
    field: 'salesperson',
    header: upHeaders.salesperson,
    flex: 1,
    widths: [140, 118],
    render: up => <StatsPerson person={up.salesperson} />,
  },
  {
    field: 'timeUp',
    header: upHeaders.timeUp,
    widths: [92, 76],
    render: up => <ValueOrEmpty>{formatClockTime(up.timeUp)}</ValueOrEmpty>,
  },
  {
    field: 'upType',
    header: upHeaders.upType,
    widths: [132, 118],
    render: up => <ValueOrEmpty>{up.upType && <UpTypeTag upType={up.upType} />}</ValueOrEmpty>,
  },
  {
    field: 'turnedTo',
    header: upHeaders.turnedTo,
    flex: 1,
    widths: [140, 118],
    render: up => <StatsPerson person={up.turnedTo} />,
  },
  {
    field: 'customerName',
    header: upHeaders.customerName,
    flex: 1.2,
    widths: [140, 110],
    render: up => <ValueOrEmpty>{up.customerName}</ValueOrEmpty>,
  },
  flagColumn('isBdcUp'),
  flagColumn('isTestDrive'),
  flagColumn('isWriteUp'),
  {
    field: 'sold',
    header: upHeaders.sold,
    widths: [82, 54],
    render: up => <ValueOrEmpty>{up.sold && soldLabels[up.sold]}</ValueOrEmpty>,
  },
];
