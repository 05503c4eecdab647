-- How fine a page is, by its counted regions: simple, medium or intricate.

alter table pages add column difficulty text check (difficulty in ('simple', 'medium', 'intricate'));

/* What the job has still to count. Empty once it has run: later pages come with theirs. */
create index pages_uncounted on pages (id) where difficulty is null;

/*
 * It stands among the words of a page, so that a list of simple pages, searched or not, in any order, is one walk along
 * one index like any search. The mark keeps it apart from what people type, which is letters and digits.
 */
create function marks_of(page pages) returns text[]
  language sql immutable
  return case when page.difficulty is null then '{}'::text[] else array['~' || page.difficulty] end;

create or replace function index_page(page pages) returns void
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
  missing := words_of(concat_ws(' ', page.prompt, author)) || marks_of(page);
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

create trigger pages_index_difficulty after update of difficulty on pages for each row
  when (old.difficulty is distinct from new.difficulty) execute function pages_index();
