import type { Database } from '../../../platform/database/database.ts';
import type { Position } from '../../../rules/people/positions.ts';

/** A person that the sign-in page of the local provider offers. */
export interface DemoPerson {
  readonly name: string;
  /** The title of the position. */
  readonly role: string;
  readonly email: string;
  readonly position: Position;
}

const COLUMNS = 'e.name, p.title as role, e.email, e.position';

/** Lists one active person for each position from 0 to 6: the person who was added first. */
export const listDemoPeople = (database: Database): Promise<DemoPerson[]> =>
  database.rows(
    `select distinct on (e.position) ${COLUMNS}
     from employee e join position p on p.id = e.position
     where e.is_active order by e.position, e.id`,
  );

/** Lists all active people by position, then name. */
export const listActivePeople = (database: Database): Promise<DemoPerson[]> =>
  database.rows(
    `select ${COLUMNS} from employee e join position p on p.id = e.position
     where e.is_active order by e.position, e.name, e.id`,
  );
