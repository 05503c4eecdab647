-- Pages that are drawn again, the first times for free.

alter table pages
  /* As it was asked for; null where that was left to the words. */
  add column detail text check (detail in ('simple', 'medium', 'intricate')),
  /* How often it can still be drawn again without a credit. A redraw begins with none. */
  add column free_redraws smallint not null default 2 check (free_redraws between 0 and 2);

update pages set detail = jobs.payload ->> 'detail' from jobs
where jobs.id = pages.job_id and jobs.payload ->> 'detail' in ('simple', 'medium', 'intricate');

/* A free redraw is written down like any other, and so is one that came to nothing. */
alter table credit_entries
  drop constraint credit_entries_reason_check,
  add constraint credit_entries_reason_check
    check (reason in ('grant', 'color', 'create', 'redraw', 'give_back', 'adjust', 'gift')),
  drop constraint credit_entries_delta_check,
  add constraint credit_entries_delta_check check (delta <> 0 or reason in ('redraw', 'give_back'));
