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
