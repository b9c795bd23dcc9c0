-- What people said about phrases the classifier read differently. A correction holds for the comments of a place and
-- of everything below it; the last one given for a phrase and topic wins. Rows are never deleted: they are the log.
create table comment_correction (
  id integer generated always as identity primary key,
  organization_id integer not null references organization,
  -- The survey it was made on. No reference: an import replaces a changed survey under its id.
  survey_id bigint not null,
  phrase text not null check (phrase <> ''),
  topic text not null,
  -- Null where the phrase does not speak of the topic.
  sentiment text check (sentiment in ('positive', 'neutral', 'negative')),
  author_employee_id integer not null references employee,
  at timestamptz not null,
  taken_back_at timestamptz,
  taken_back_by integer references employee,
  check ((taken_back_at is null) = (taken_back_by is null))
);
create index comment_correction_place on comment_correction (organization_id, id);

-- The language a comment was read in; screens label a comment that is not in English.
alter table survey add column comment_language text check (comment_language in ('en', 'es'));
