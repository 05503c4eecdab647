-- Credits that the admin gives, and the page that each spent credit went to.

alter table credit_entries
  drop constraint credit_entries_reason_check,
  add constraint credit_entries_reason_check check (reason in ('grant', 'color', 'create', 'give_back', 'adjust', 'gift')),
  /* Why a gift was given. */
  add column note    text,
  add column page_id bigint references pages on delete set null,
  add constraint credit_entries_gift_has_note check ((reason = 'gift') = (note is not null));

/* Of any kind: the key above would let one request give once of each. */
create unique index credit_entries_one_gift on credit_entries (reference) where reason = 'gift';
create index credit_entries_page on credit_entries (page_id) where page_id is not null;

update credit_entries set page_id = pages.id from pages
where credit_entries.reason = 'color' and credit_entries.reference ~ '^\d+:\d+$'
  and pages.id = split_part(credit_entries.reference, ':', 2)::bigint;

update credit_entries set page_id = pages.id from pages
where credit_entries.reason = 'create' and credit_entries.reference ~ '^job:\d+$'
  and pages.job_id = substr(credit_entries.reference, 5)::bigint;
