-- Single visits follow the retention settings like everything else; until an Admin changes it, 90 days.
alter table retention_rule drop constraint retention_rule_kind_check;
alter table retention_rule add constraint retention_rule_kind_check
  check (kind in ('chat', 'mail', 'announcements', 'notifications', 'visits'));
insert into retention_rule (kind, days, set_at) values ('visits', 90, now());
-- Its work is done by the retention job.
delete from job where kind = 'usage.forget-visits';
