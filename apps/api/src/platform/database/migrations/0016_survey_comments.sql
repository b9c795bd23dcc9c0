-- Comments can be searched by their words, and what they are about is stored: read once by the domain's `readComment`,
-- with the version of the reading, so that a better one reads them again (job surveys.read-comments).
alter table survey
  add column comment_words tsvector generated always as (to_tsvector('english', coalesce(comment, ''))) stored,
  add column comment_reading smallint,
  add column comment_tone text check (comment_tone in ('positive', 'neutral', 'negative'));

create index survey_comment_words on survey using gin (comment_words);
create index survey_unread_comment on survey (coalesce(comment_reading, 0), id) where comment is not null and comment <> '';

-- Words of a comment that carry a topic, each with its own tone. Offsets count UTF-16 code units, as browsers do.
create table survey_comment_span (
  survey_id bigint not null references survey on delete cascade,
  start_at integer not null check (start_at >= 0),
  end_at integer not null check (end_at > start_at),
  topic text not null,
  sentiment text not null check (sentiment in ('positive', 'neutral', 'negative')),
  primary key (survey_id, start_at, end_at, topic)
);
create index survey_comment_span_topic on survey_comment_span (topic, sentiment, survey_id);

-- The emulated score and the counts next to filters read the answers of a station's days from this index alone.
create index survey_scored on survey (station_id, local_day) include (driver_id, reroute, remove, outc1);
