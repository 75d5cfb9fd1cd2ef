import { TeamTag } from '../../components/deals/TeamTag';
import type { CountedVacationQuery } from '../../generated/drillDown';
import { monthName } from '../../lib/days/dates';
import { units } from '../../lib/values/units';
import { type Column, LineTable } from './LineTable';

type VacationLine = CountedVacationQuery['countedVacation']['rows'][number];

const columns: readonly Column<VacationLine>[] = [
  { head: 'Vacation', cell: line => units(line.units), isFigure: true },
  { head: 'Month', cell: line => monthName(`${line.month}-01`) },
  { head: 'Salesperson', cell: ({ person }) => <TeamTag team={person.team}>{person.name}</TeamTag> },
];

/** Who has how many vacation units in which month. */
export function VacationTable({ rows }: { rows: readonly VacationLine[] }) {
  return (
    <LineTable
      label="Vacation units"
      columns={columns}
      lines={rows}
      keyOf={({ month, person }) => `${month} ${person.id}`}
    />
  );
}
