-- When a campaign required a module: from the day it was added, or its campaign began to require modules, until it was
-- taken out. Drivers who had it open earned nothing on those days, whatever the campaign requires later.
create table module_requirement (
  id integer generated always as identity primary key,
  campaign_id integer not null,
  module_id integer not null references training_module on delete cascade,
  required_at timestamptz not null,
  ended_at timestamptz check (ended_at >= required_at)
);
create unique index module_requirement_current on module_requirement (campaign_id, module_id) where ended_at is null;
create index module_requirement_module on module_requirement (module_id);
-- When the modules of earlier campaigns were added isn't known: they count as required from the start, as before.
insert into module_requirement (campaign_id, module_id, required_at)
select c.id, r.module_id, least(c.starts_at, c.created_at)
from campaign_module r join training_campaign c on c.id = r.campaign_id and c.has_req_modules;

-- Being excused from a module counts in the campaign it was excused in, and no longer in others that require the module.
-- Earlier excuses don't say which that was, so they are kept for every campaign that has counted them.
insert into module_assignment (employee_id, module_id, source, campaign_id, reason, assigned_by, assigned_at, excused_at,
  excused_by, excuse)
select distinct on (a.employee_id, a.module_id, c.id) a.employee_id, a.module_id, 'campaign', c.id, c.title, a.assigned_by,
  a.assigned_at, a.excused_at, a.excused_by, a.excuse
from module_assignment a
join campaign_module r on r.module_id = a.module_id
join training_campaign c on c.id = r.campaign_id and c.starts_at <= now() and c.ends_at >= a.excused_at
where not exists (select from module_assignment own where own.employee_id = a.employee_id
  and own.module_id = a.module_id and own.campaign_id = c.id and own.excused_at is not null)
order by a.employee_id, a.module_id, c.id, a.excused_at;
create index module_assignment_excuse on module_assignment (campaign_id, module_id, employee_id)
  where excused_at is not null;
