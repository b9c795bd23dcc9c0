-- What the schedule does with a shift whose driver's certificate has expired by then: nothing, warn, or block it until a
-- manager gives a reason. Before it expires, it's only ever a warning.
alter table training_module add column certificate_rule text not null default 'block'
  check (certificate_rule in ('off', 'warn', 'block'));
