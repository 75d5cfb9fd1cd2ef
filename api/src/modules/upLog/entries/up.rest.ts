import { z } from 'zod';
import type { BatchedList } from '../../../platform/database/batchedList.ts';
import { bodySchema, id, optionalId } from '../../../platform/input/fields.ts';
import { createRestForm, getRestShape, toRest } from '../../../platform/rest/entityFields.ts';
import {
  dayResponse,
  idResponse,
  nameResponse,
  teamResponse,
} from '../../../platform/rest/responseFields.ts';
import type { Employees } from '../../employees/employee.query.ts';
import type { LoggedUpView } from '../loggedUps.query.ts';
import { upFields } from '../up.fields.ts';
import type { UpView } from '../up.query.ts';
import type { UpRow } from '../up.row.ts';

/** The fields of an up under the field names of REST (rest.md, Response objects). */
const restUpForm = createRestForm(upFields);
const upFieldShape = getRestShape(upFields);

/**
 * Body of `row/add`. A new row goes to the end of its log, so `display_order` is ignored
 * (docs/adr/up-log.md).
 */
export const newRowBody = bodySchema({ up_log_id: id, ...restUpForm.shape }).transform(
  ({ up_log_id: logId, ...formBody }) => ({ logId, fields: restUpForm.toFieldValues(formBody) }),
);

/** Body of a PUT of a row: the fields to change. A row without `display_order` keeps its position. */
export const rowBody = bodySchema({ display_order: optionalId.optional(), ...restUpForm.shape }).transform(
  ({ display_order: place, ...formBody }) => ({
    place: place ?? undefined,
    fields: restUpForm.toFieldValues(formBody),
  }),
);

/** Body of `updateorder`. */
export const orderBody = bodySchema({
  rows: z.array(
    z.object({ id, display_order: id }, 'must be a row with an id and a display_order'),
    'must be a list of rows',
  ),
}).transform(({ rows }) => rows.map(row => ({ id: row.id, place: row.display_order })));

const nameShape = {
  employee_name: nameResponse,
  employee_team: teamResponse,
  turned_to_name: nameResponse,
  turned_to_team: teamResponse,
};

/** The REST shape of an up (rest.md, Response objects). */
export const upShape = z
  .object({
    id: idResponse,
    up_log_id: idResponse,
    display_order: idResponse.meta({ description: 'The row’s position within the day: 1 to n.' }),
    ...upFieldShape,
    ...nameShape,
  })
  .meta({
    id: 'UpLogRow',
    description: 'A row of the up log: one customer who walked in, called or came back.',
  });

export const upsShape = z.array(upShape);

/** The REST shape of an up in the statistics (rest.md, Response objects). */
const upStatsShape = upShape
  .omit({ up_log_id: true, employee_id: true, display_order: true, manager_into_id: true, notes: true })
  .extend({ log_date: dayResponse })
  .meta({ id: 'UpLogStatsRow', description: 'A row of the up log, with its day.' });

export const upStatsRowsShape = z.array(upStatsShape);

/** Converts an up to the field names of REST. */
export function toRestUp({ row, people }: UpView): z.output<typeof upShape> {
  const employee = row.employeeId === null ? undefined : people.get(row.employeeId);
  const turnedTo = row.turnedToId === null ? undefined : people.get(row.turnedToId);
  return {
    id: row.id,
    up_log_id: row.upLogId,
    display_order: row.displayOrder,
    ...toRest(upFields, row),
    employee_name: employee?.name ?? null,
    employee_team: employee?.team ?? null,
    turned_to_name: turnedTo?.name ?? null,
    turned_to_team: turnedTo?.team ?? null,
  };
}

export const toRestUps = ({
  rows,
  people,
}: {
  readonly rows: readonly UpRow[];
  readonly people: Employees;
}) => rows.map(row => toRestUp({ row, people }));

function toRestUpStatsRow({ row, people }: LoggedUpView): z.output<typeof upStatsShape> {
  const { up_log_id, employee_id, display_order, manager_into_id, notes, ...statsRow } = toRestUp({
    row,
    people,
  });
  return { ...statsRow, log_date: row.logDate };
}

export const toRestUpStats = (ups: BatchedList<LoggedUpView>) => ups.map(rows => rows.map(toRestUpStatsRow));
