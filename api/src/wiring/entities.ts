import { raw } from 'sql-template-tag';
import { AccessToken } from '../modules/accessTokens/accessToken.entity.ts';
import { dealFields } from '../modules/deals/deal.fields.ts';
import { Employee } from '../modules/employees/employee.entity.ts';
import { employeeFields } from '../modules/employees/employee.fields.ts';
import { Invite } from '../modules/invites/invite.entity.ts';
import { SavedQuery } from '../modules/savedQueries/savedQuery.entity.ts';
import { FirstView, SavedViewEntity } from '../modules/savedViews/savedView.entity.ts';
import { upFields } from '../modules/upLog/up.fields.ts';
import { describeMissingMigration } from '../platform/database/databaseErrors.ts';
import type { Reader } from '../platform/database/reader.ts';
import { listColumnNames } from '../platform/rest/entityFields.ts';

/**
 * Entities that MikroORM writes. Deals, ups and settings are written by SQL statements
 * (docs/adr/reading-and-writing.md).
 */
export const entities = [Employee, AccessToken, Invite, SavedQuery, SavedViewEntity, FirstView];

/** The field tables that describe a module's columns, by database table. */
const FIELDS_BY_TABLE = { deal: dealFields, up_log_row: upFields, employee: employeeFields };

/**
 * Checks that the tables have every declared column. Without this check, the server would start even if a
 * migration is missing.
 * @throws Error with PostgreSQL's message and the remedy
 */
export async function assertTableColumns(reader: Reader): Promise<void> {
  for (const [table, fields] of Object.entries(FIELDS_BY_TABLE)) {
    const columns = listColumnNames(fields).join(', ');
    await reader.rows(raw(`select ${columns} from ${table} limit 0`)).catch(error => {
      throw new Error(describeMissingMigration(error) ?? String(error), { cause: error });
    });
  }
}
