-- Why the last change to a shift was made, where somebody or a request gave a reason.
alter table shift add column change_reason text;

-- Earlier states of shifts, for the history in the editor: a state is stored when the next one replaces it.
create table shift_history (
  shift_id integer not null references shift on delete cascade,
  version integer not null,
  employee_id integer references employee on delete set null,
  placeholder_id integer references placeholder on delete set null,
  starts_at timestamptz not null,
  shown_until timestamptz not null,
  services text[] not null,
  note text,
  -- Who made it this state, when and why.
  changed_by integer references employee on delete set null,
  changed_at timestamptz not null,
  reason text,
  primary key (shift_id, version)
);
create index shift_history_employee on shift_history (employee_id);
