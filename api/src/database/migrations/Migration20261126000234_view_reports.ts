import { Migration } from '@mikro-orm/migrations';

/** Which saved view a report attaches, and as which file. Of a view that is deleted the report stays, to say so. */
export class Migration20261126000234_view_reports extends Migration {
  /** Reports by mail come with this release. */
  static readonly safeSince = {
    'report_subscription: FOREIGN KEY (view_id) REFERENCES saved_view(id) ON DELETE SET NULL': '0.1.0',
    "report_subscription: CHECK ((file_format = ANY (ARRAY['csv'::text, 'xlsx'::text])))": '0.1.0',
  };

  override up(): void {
    this.addSql(`
      alter table report_subscription
        add column view_id integer references saved_view (id) on delete set null,
        add column file_format text check (file_format in ('csv', 'xlsx'));
      create index on report_subscription (view_id);
    `);
  }
}
