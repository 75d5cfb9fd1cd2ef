import { Migration } from '@mikro-orm/migrations';

/**
 * Creates a view that lists all changes, exports and sign-ins. A change of a deal has one row for each
 * changed field. The last of these rows (`is_last`) represents the change. `field_count` is the number of
 * fields that a row adds.
 */
export class Migration20261128200000_recorded_changes extends Migration {
  override up(): void {
    this.addSql(`
      create view recorded_change as
        select 'deal' as kind, id, deal_id, deal_number, deal_version, action, changed_at, employee_id, door, origin,
          null::date as month, null::integer as person_id, null as name, field, 1 as field_count,
          not exists (
            select from deal_change later where later.deal_id = line.deal_id and later.deal_version = line.deal_version
              and later.action = line.action and later.id > line.id
          ) as is_last,
          (select jsonb_agg(jsonb_build_object('field', field, 'from', from_value, 'to', to_value) order by id)
            from deal_change each where each.deal_id = line.deal_id and each.deal_version = line.deal_version
              and each.action = line.action
          ) as fields
        from deal_change line
        union all
        select noun, id, null, null, null, action, changed_at, employee_id, door, origin, month, person_id, name, null,
          jsonb_array_length(fields), true, fields
        from store_change
        union all
        select 'dataAccess', id, null, null, null, action, at, employee_id, door, origin, null, null, name, null,
          num_nonnulls(filter, lines, address) + (times > 1)::int + is_broken_off::int, true,
          (select coalesce(jsonb_agg(jsonb_build_object('field', field, 'from', null, 'to', value)), '[]')
            from (values ('filter', filter), ('lines', lines::text), ('times', case when times > 1 then times::text end),
              ('isBrokenOff', case when is_broken_off then 'true' end), ('address', address)) as told (field, value)
            where value is not null)
        from data_access;
    `);
  }
}
