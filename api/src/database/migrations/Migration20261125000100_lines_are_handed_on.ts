import { Migration } from '@mikro-orm/migrations';

/** A line of a comparison is handed on with a word; what was kept before is offered again. */
export class Migration20261125000100_lines_are_handed_on extends Migration {
  override up(): void {
    this.addSql(`
      -- The code names the kinds; a wider check would be a new demand (decision 189).
      alter table comparison_act drop constraint comparison_act_kind_check;
      alter table comparison_line
        add column handed_by integer, -- an employee
        add column handed_note text,
        add column kept_before text; -- the note with which ours was kept before, empty without one
      create index comparison_line_handed on comparison_line (comparison_id) where handed_by is not null and is_open;
    `);
  }
}
