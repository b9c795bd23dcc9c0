-- A note with tags ('storm') is shown on every trend chart of its location and of those below.
alter table element_annotation add column tags text[] not null default '{}';
create index element_annotation_tagged on element_annotation (organization_id, day) where tags <> '{}';
