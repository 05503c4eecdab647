-- Finding a page again: how far each coloring is, what pages are about, and one page for everybody every day.

/* Percent of the regions, as the studio counted them; null where a coloring was saved without. */
alter table coloreds add column progress smallint check (progress between 0 and 100);
create index coloreds_unfinished on coloreds (user_id, updated_at) where progress between 1 and 99;

alter table pages add column themes text[] check (
  themes <@ array['animals', 'nature', 'sea', 'vehicles', 'space', 'tales', 'holidays', 'patterns', 'letters']
);
/* What the job has still to look at. Empty once it has run: later pages come with theirs. */
create index pages_without_themes on pages (id) where themes is null;

/*
 * Theme and difficulty together are a facet too: a list of both is then one walk along one index, however few pages have
 * the two.
 */
create or replace function facets_of(page pages) returns text[]
  language sql immutable
  return case when page.difficulty is null then '{}'::text[] else array['~' || page.difficulty] end
    || (select coalesce(array_agg('~' || theme), '{}') from unnest(page.themes) as theme)
    || (select coalesce(array_agg('~' || theme || '~' || page.difficulty), '{}')
        from unnest(page.themes) as theme where page.difficulty is not null);

create trigger pages_index_themes after update of themes on pages for each row
  when (old.themes is distinct from new.themes) execute function pages_index();

create table pages_of_the_day (
  day     date primary key,
  page_id bigint not null references pages on delete cascade
);
create index pages_of_the_day_page on pages_of_the_day (page_id);
