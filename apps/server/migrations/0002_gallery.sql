-- The gallery: lists that stay fast at a million pages.
-- What can be derived from a page (its postings, the list of withheld files) is kept by triggers, so that no writer of a
-- page can forget it. docs/decisions says why there is a posting table, and what was measured against it.

alter table pages add column trending boolean not null default false;
create index pages_marked_trending on pages (id) where trending;
create index pages_blocked on pages (id) where blocked_at is not null and deleted_at is null;
create index pages_reported on pages (reported_count, created_at, id) where reported_count > 0 and deleted_at is null;

/* What was favorited and colored in the last seven days, read without touching either table. */
create index favorites_recent on favorites (created_at, page_id);
create index coloreds_recent on coloreds (created_at, page_id);

/* 0 is shown to everyone, 1 is blocked by the admin, 2 is deleted by its owner, which outlasts any block. */
create function page_state(blocked_at timestamptz, deleted_at timestamptz) returns smallint
  language sql immutable parallel safe
  return case when deleted_at is not null then 2 when blocked_at is not null then 1 else 0 end;

/* Cut to a length that fits into an index, whatever somebody types without a space. */
create function words_of(value text) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct left(word, 40) collate "C"), '{}')
    from regexp_split_to_table(fold(coalesce(value, '')), '[^[:alnum:]]+') as word
    where word <> ''
  );

-- Postings -------------------------------------------------------------------------------------------------------

/* Every word of a page, with the keys of each sort beside it: a search in any order is one walk along one index. */
create table page_words (
  page_id         bigint not null references pages on delete cascade,
  word            text collate "C" not null,
  created_at      timestamptz not null,
  colored_count   integer not null,
  favorited_count integer not null,
  trending_score  integer not null,
  state           smallint not null,
  popularity      integer not null generated always as (colored_count + favorited_count) stored,
  primary key (page_id, word)
);
create index page_words_latest on page_words (word, created_at, page_id) where state = 0;
create index page_words_favorited on page_words (word, favorited_count, page_id) where state = 0;
create index page_words_colored on page_words (word, colored_count, page_id) where state = 0;
create index page_words_popularity on page_words (word, popularity, page_id) where state = 0;
create index page_words_trending on page_words (word, trending_score, created_at, page_id) where state = 0;
create index page_words_hidden on page_words (word, page_id) where state > 0;

/* Every word there is, for completing the last one of a search. The count is near enough to tell rare from common. */
create table words (
  word  text collate "C" primary key,
  pages integer not null check (pages >= 0)
);

/* From 64 on only every so manieth change is counted, and then for all: pages with 'cat' must not wait for each other. */
create function count_words(changed text[], sign integer) returns void
  language sql
begin atomic
  update words set pages = greatest(0, words.pages + sign * sampled.step)
  from (
    select word, greatest(1, pages / 64) as step
    from words
    where word = any (changed) and random() * greatest(1, pages / 64) < 1
    order by word
    for no key update skip locked
  ) as sampled
  where words.word = sampled.word;
end;

/* Always in the order of the alphabet: two pages that bring the same new words must not wait for each other in a circle. */
create function add_words(added text[]) returns void
  language plpgsql as $$
declare
  held integer;
begin
  loop
    insert into words (word, pages) select word, 0 from unnest(added) as word order by word collate "C" on conflict do nothing;
    /* Held, or somebody who drops its last page at this moment would take the word away from under ours. */
    perform from words where word = any (added) order by word for key share;
    get diagnostics held = row_count;
    exit when held >= cardinality(added);
  end loop;
  perform count_words(added, 1);
end $$;

create function is_unused(asked text) returns boolean
  language sql stable
  return not exists (select from page_words where word = asked collate "C" and state = 0)
    and not exists (select from page_words where word = asked collate "C" and state > 0);

/* A word that no page has any more goes: it may have been somebody's name. */
create function drop_words(dropped text[]) returns void
  language plpgsql as $$
begin
  perform count_words(dropped, -1);
  /* Looked at again once it is held: a page that was just being added may have brought it back. */
  perform from words where word = any (dropped) and is_unused(word) order by word for update;
  delete from words where word = any (dropped) and is_unused(word);
end $$;

create function index_page(page pages) returns void
  language plpgsql as $$
declare
  author text;
  present text[];
  missing text[];
  surplus text[];
begin
  /* Locked, so that a change of name either waits for this page or is seen by it. */
  select name into author from users where id = page.user_id for share;
  present := array(select word from page_words where page_id = page.id);
  missing := words_of(concat_ws(' ', page.prompt, author));
  surplus := array(select unnest(present) except select unnest(missing));
  missing := array(select unnest(missing) except select unnest(present));
  if cardinality(missing) > 0 then
    perform add_words(missing);
    insert into page_words (page_id, word, created_at, colored_count, favorited_count, trending_score, state)
    select page.id, word, page.created_at, page.colored_count, page.favorited_count, page.trending_score,
      page_state(page.blocked_at, page.deleted_at)
    from unnest(missing) as word;
  end if;
  if cardinality(surplus) > 0 then
    delete from page_words where page_id = page.id and word = any (surplus);
    perform drop_words(surplus);
  end if;
end $$;

create function pages_index() returns trigger
  language plpgsql as $$
begin
  perform index_page(new);
  return null;
end $$;
create trigger pages_index_new after insert on pages for each row execute function pages_index();
create trigger pages_index_words after update of prompt, user_id on pages for each row
  when ((old.prompt, old.user_id) is distinct from (new.prompt, new.user_id)) execute function pages_index();

create function pages_forget() returns trigger
  language plpgsql as $$
declare
  gone text[];
begin
  with removed as (delete from page_words where page_id = old.id returning word)
  select coalesce(array_agg(word), '{}') into gone from removed;
  perform drop_words(gone);
  return old;
end $$;
create trigger pages_forget before delete on pages for each row execute function pages_forget();

create function pages_resort() returns trigger
  language plpgsql as $$
begin
  update page_words
  set created_at = new.created_at, colored_count = new.colored_count, favorited_count = new.favorited_count,
    trending_score = new.trending_score, state = page_state(new.blocked_at, new.deleted_at)
  where page_id = new.id;
  return null;
end $$;
create trigger pages_resort
  after update of created_at, colored_count, favorited_count, trending_score, blocked_at, deleted_at on pages for each row
  when (
    (old.created_at, old.colored_count, old.favorited_count, old.trending_score, old.blocked_at, old.deleted_at)
    is distinct from
    (new.created_at, new.colored_count, new.favorited_count, new.trending_score, new.blocked_at, new.deleted_at)
  )
  execute function pages_resort();

create function users_rename() returns trigger
  language plpgsql as $$
begin
  /* Locked, or a favorite that counts at this moment would count the old postings only. */
  perform index_page(page)
  from (select page from pages as page where page.user_id = new.id order by page.id for no key update) as held;
  return null;
end $$;
create trigger users_rename after update of name on users for each row
  when (old.name is distinct from new.name) execute function users_rename();

select index_page(pages) from pages;

-- Files that are no longer served -----------------------------------------------------------------------------------

/* Only the few that are not: serving a file costs one look into a small index. */
create table withheld_files (
  key     text primary key,
  page_id bigint not null references pages on delete cascade
);
create index withheld_files_page on withheld_files (page_id);

/* What its owner deleted stays with those who have colored it; what the admin blocked stays with nobody. */
create function is_withheld(page pages) returns boolean
  language sql immutable
  return page.blocked_at is not null or (page.deleted_at is not null and page.colored_count = 0);

create function pages_withhold() returns trigger
  language plpgsql as $$
begin
  delete from withheld_files where page_id = new.id;
  if is_withheld(new) then
    insert into withheld_files (key, page_id)
    select key, new.id from unnest(array[new.illustration, new.vector, new.regions, new.bloom]) as key
    where key is not null
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger pages_withhold after update of blocked_at, deleted_at, colored_count on pages for each row
  when (is_withheld(old) is distinct from is_withheld(new)) execute function pages_withhold();

-- Chores -------------------------------------------------------------------------------------------------------------

/* Work that is due every so often, on one of however many servers. */
create table chores (
  name   text primary key,
  ran_at timestamptz not null
);
