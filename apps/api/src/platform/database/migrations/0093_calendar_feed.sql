-- A driver's calendar feed. Its secret address is signed over the key, so a new key, or none, ends the old address.
create table calendar_feed (
  employee_id integer primary key references employee on delete cascade,
  key text not null,
  made_at timestamptz not null
);
