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
