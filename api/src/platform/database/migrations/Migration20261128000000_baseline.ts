import { Migration } from '@mikro-orm/migrations';
import { closingsSql } from '../baseline/closings.sql.ts';
import { dealsSql } from '../baseline/deals.sql.ts';
import { filesSql } from '../baseline/files.sql.ts';
import { logsSql } from '../baseline/logs.sql.ts';
import { peopleSql } from '../baseline/people.sql.ts';
import { reportsSql } from '../baseline/reports.sql.ts';
import { rollUpsSql } from '../baseline/rollUps.sql.ts';
import { settingsSql } from '../baseline/settings.sql.ts';
import { storeVersionSql } from '../baseline/storeVersion.sql.ts';
import { upsSql } from '../baseline/ups.sql.ts';

/**
 * Creates every table of release 0.1.0. Replaces the migrations of earlier builds (replacedMigrations.ts).
 */
export class Migration20261128000000_baseline extends Migration {
  override up(): void {
    for (const sql of [
      storeVersionSql,
      peopleSql,
      dealsSql,
      upsSql,
      settingsSql,
      closingsSql,
      filesSql,
      reportsSql,
      logsSql,
      rollUpsSql,
    ]) {
      this.addSql(sql);
    }
  }
}
