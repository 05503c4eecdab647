-- Pages that show a name or words of somebody's own: their owner and admins see them, nobody else.
-- And words of scripts that are written without spaces, which the database cannot tell apart: they are written apart beside them.

alter table pages add column private boolean not null default false;

/* Null where the words are apart already. */
alter table pages add column spaced_title text, add column spaced_prompt text;

create or replace function public_words(page pages, author text) returns text[]
  language sql immutable
  return words_of(concat_ws(' ', coalesce(page.spaced_title, page.title), author)) || facets_of(page);

create or replace function all_words(page pages, author text) returns text[]
  language sql immutable
  return words_of(
    concat_ws(' ', coalesce(page.spaced_prompt, page.prompt), coalesce(page.spaced_title, page.title), author)
  ) || facets_of(page);

/* In the indexes themselves, so that a public list still reads nothing but its index. */
drop index pages_latest, pages_favorited, pages_colored, pages_popularity, pages_trending;
create index pages_latest on pages (created_at, id) where blocked_at is null and deleted_at is null and not private;
create index pages_favorited on pages (favorited_count, id) where blocked_at is null and deleted_at is null and not private;
create index pages_colored on pages (colored_count, id) where blocked_at is null and deleted_at is null and not private;
create index pages_popularity on pages (popularity, id) where blocked_at is null and deleted_at is null and not private;
create index pages_trending on pages (trending_score, created_at, id)
  where blocked_at is null and deleted_at is null and not private;
/* Sorted into an admin's list. */
create index pages_private on pages (created_at, id) where blocked_at is null and deleted_at is null and private;

/* 0 is shown to everyone, 1 is blocked by the admin, 2 is deleted by its owner, which outlasts any block, 3 is its owner's alone. */
create function state_of(page pages) returns smallint
  language sql immutable parallel safe
  return case
    when page.deleted_at is not null then 2 when page.blocked_at is not null then 1 when page.private then 3 else 0
  end;

create or replace function index_page(page pages) returns void
  language plpgsql as $$
declare
  author text;
  present text[];
  missing text[];
  surplus text[];
  seen text[];
begin
  /* Locked, so that a change of name either waits for this page or is seen by it. */
  select name into author from users where id = page.user_id for share;
  seen := public_words(page, author);
  present := array(select word from page_words where page_id = page.id);
  missing := all_words(page, author);
  surplus := array(select unnest(present) except select unnest(missing));
  missing := array(select unnest(missing) except select unnest(present));
  if cardinality(missing) > 0 then
    perform add_words(missing);
    insert into page_words (page_id, word, public, created_at, colored_count, favorited_count, trending_score, state)
    select page.id, word, word = any (seen), page.created_at, page.colored_count, page.favorited_count,
      page.trending_score, state_of(page)
    from unnest(missing) as word;
  end if;
  if cardinality(surplus) > 0 then
    delete from page_words where page_id = page.id and word = any (surplus);
    perform drop_words(surplus);
  end if;
  update page_words set public = not public where page_id = page.id and public is distinct from (word = any (seen));
end $$;

create or replace function pages_resort() returns trigger
  language plpgsql as $$
begin
  update page_words
  set created_at = new.created_at, colored_count = new.colored_count, favorited_count = new.favorited_count,
    trending_score = new.trending_score, state = state_of(new)
  where page_id = new.id;
  return null;
end $$;

drop function page_state(timestamptz, timestamptz);
