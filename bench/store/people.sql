-- 30 salespeople on teams A, B, C, HSE or no team, their managers and the office, and eight former employees.
with role (position, people, is_active) as (
  values (0, 30, true), (1, 3, true), (2, 4, true), (3, 2, true), (4, 3, true), (5, 2, true), (6, 4, true), (0, 8, false)
), hired as (
  select position, is_active, row_number() over () as place, row_number() over (partition by position, is_active) as rank
  from role cross join lateral generate_series(1, people)
)
insert into employee (name, email, position, team, is_active)
select
  (array['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hal', 'Ivy', 'Jon', 'Kay', 'Leo', 'Mia'])[1 + place * 7 % 13]
    || ' ' ||
  (array['Adams', 'Baker', 'Castillo', 'Diaz', 'Evans', 'Fischer', 'Grant', 'Hughes', 'Ito', 'Jensen', 'Kowalski'])[1 + place * 5 % 11],
  'person' || place || '@store.example',
  position,
  case
    when position = 1 then 1 + rank
    when position = 0 then (array[2, 3, 4, 2, 3, 4, 2, 3, 4, 5])[1 + rank % 10] + case when rank = 17 then -2 else 0 end
  end,
  is_active
from hired order by place
