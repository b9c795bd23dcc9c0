-- What a campaign's picture shows, for people who can't see it.
alter table training_campaign add column image_alt text not null default '';
