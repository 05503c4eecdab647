-- Others' pages are found by their title and their author; by the whole prompt only one's own, and an admin's list:
-- a prompt could be felt out by searching for one beginning after another.

/* True of words in the title or the author's name, which everybody sees; false of those that only the prompt has. */
alter table page_words add column public boolean not null default true;

drop index page_words_latest, page_words_favorited, page_words_colored, page_words_popularity, page_words_trending;

/* The same words in one text, as a page is searched by everybody and by its owner. */
create function public_words(page pages, author text) returns text[]
  language sql immutable
  return words_of(concat_ws(' ', page.title, author)) || marks_of(page);

create function all_words(page pages, author text) returns text[]
  language sql immutable
  return words_of(concat_ws(' ', page.prompt, page.title, author)) || marks_of(page);

create or replace function is_unused(asked text) returns boolean
  language sql stable
  return not exists (select from page_words where word = asked collate "C" and state = 0 and public)
    and not exists (select from page_words where word = asked collate "C" and state = 0 and not public)
    and not exists (select from page_words where word = asked collate "C" and state > 0);

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
      page.trending_score, page_state(page.blocked_at, page.deleted_at)
    from unnest(missing) as word;
  end if;
  if cardinality(surplus) > 0 then
    delete from page_words where page_id = page.id and word = any (surplus);
    perform drop_words(surplus);
  end if;
  update page_words set public = not public where page_id = page.id and public is distinct from (word = any (seen));
end $$;

drop trigger pages_index_words on pages;
create trigger pages_index_words after update of prompt, title, user_id on pages for each row
  when ((old.prompt, old.title, old.user_id) is distinct from (new.prompt, new.title, new.user_id))
  execute function pages_index();

update page_words set public = false
from pages left join users on users.id = pages.user_id
where pages.id = page_words.page_id and not page_words.word = any (public_words(pages, users.name));
select index_page(pages) from pages where not words_of(title) <@ words_of(prompt);

create index page_words_latest on page_words (word, created_at, page_id) where state = 0 and public;
create index page_words_favorited on page_words (word, favorited_count, page_id) where state = 0 and public;
create index page_words_colored on page_words (word, colored_count, page_id) where state = 0 and public;
create index page_words_popularity on page_words (word, popularity, page_id) where state = 0 and public;
create index page_words_trending on page_words (word, trending_score, created_at, page_id) where state = 0 and public;
/* For the admin alone: few words of a prompt are not in its title, and the other orders sort them. */
create index page_words_prompt on page_words (word, created_at, page_id) where state = 0 and not public;
