import { Migration } from '@mikro-orm/migrations';

/** A comparison is a topic of its own: what is decided in one changes nothing that the other topics show. */
export class Migration20261123000130_comparisons_have_a_topic extends Migration {
  override up(): void {
    this.addSql(`
      insert into store_version (shard, version, topic)
      select shard, 0, 'COMPARISONS' from generate_series(32, 39) as shard;

      create constraint trigger comparison_advances_version after insert on comparison
        deferrable initially deferred for each row execute function advance_store_version('COMPARISONS');
      create constraint trigger comparison_act_advances_version after insert or update on comparison_act
        deferrable initially deferred for each row execute function advance_store_version('COMPARISONS');
    `);
  }
}
