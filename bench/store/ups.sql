-- Twenty-two ups a day from $1 to $2.
with up_day as (
  insert into up_log (log_date) select generate_series($1::date, $2::date, interval '1 day')::date returning id, log_date
)
insert into up_log_row (up_log_id, display_order, employee_id, time_up, up_type, customer_name, notes, is_write_up, sold)
select up_day.id, place, 1 + (place * 7 + up_day.id) % 30, to_char(time '09:00' + place * interval '20 minutes', 'HH24:MI'),
  (array['Fresh Up', 'Appointment', 'B-Back', 'BDC Spin'])[1 + place % 4], 'Nguyen, Alexandra', 'Looks for a second car',
  place % 3 = 0, (array['No', 'Yes', null])[1 + place % 3]
from up_day cross join generate_series(1, 22) as place
order by log_date, place
