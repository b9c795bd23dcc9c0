-- A survey's mark is what the business rules decide, with the rule that decided it. Marks that came with imported data
-- are kept apart, so that the rules can be applied again when the survey, its call or its comment changes.
alter table survey
  -- The member confirmed that another provider served them.
  add column wrong_provider boolean not null default false,
  add column imported_reroute boolean not null default false,
  add column imported_remove boolean not null default false,
  -- Id of the rule in the domain's `businessRules`, or 'imported'; null without a mark.
  add column mark_reason text;

update survey set imported_reroute = survey.reroute, imported_remove = survey.remove
from survey_source where survey_source.survey_id = survey.id and (survey.reroute or survey.remove);

-- Removing wins over rerouting: a survey has one mark, so the counts of each add up.
update survey set reroute = false where reroute and remove;
alter table survey add constraint survey_one_mark check (not (reroute and remove));

-- Surveys to which the rules must be applied (job surveys.apply-rules). Filled in the transaction that writes the facts.
create table survey_rules_due (survey_id bigint primary key);

-- Version of the rules that all surveys were queued for; a newer rule set queues them again.
create table survey_rules_version (version smallint not null);
insert into survey_rules_version values (0);
