import type { Database } from '../../database/database.ts';
import type { Position } from '../../rules/people/positions.ts';

/** Someone whom the local sign-in offers. */
export interface DemoPerson {
  readonly name: string;
  /** The position's title. */
  readonly role: string;
  readonly email: string;
  readonly position: Position;
}

const COLUMNS = 'e.name, p.title as role, e.email, e.position';

/** One active person for each position, 0 to 6: the first recorded. */
export const demoPeople = (database: Database): Promise<DemoPerson[]> =>
  database.rows(
    `select distinct on (e.position) ${COLUMNS}
     from employee e join position p on p.id = e.position
     where e.is_active order by e.position, e.id`,
  );

/** Everyone active, by position, then name. */
export const activePeople = (database: Database): Promise<DemoPerson[]> =>
  database.rows(
    `select ${COLUMNS} from employee e join position p on p.id = e.position
     where e.is_active order by e.position, e.name, e.id`,
  );
