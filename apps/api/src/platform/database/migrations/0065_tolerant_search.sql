-- Finds names with typing errors. The same in PGlite, where the extension is loaded for every cluster.
create extension if not exists pg_trgm;
create index employee_name_trigrams on employee using gin (lower(display_name) gin_trgm_ops) where active;
create index organization_name_trigrams on organization using gin (lower(display_name) gin_trgm_ops) where active;
