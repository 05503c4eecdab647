-- What failed and what is on its way out.

/*
 * Files whose rows are gone. They are not served from that moment on, though the storage may be away for days before they
 * can be deleted; and for a while after, since a thumb may just have been made of one.
 */
create table deleted_files (
  key     text primary key,
  gone_at timestamptz
);
create index deleted_files_gone on deleted_files (gone_at) where gone_at is not null;
insert into deleted_files (key)
select distinct file from jobs, jsonb_array_elements_text(payload->'files') as file
where kind = 'delete-files' and (finished_at is null or status = 'failed')
on conflict do nothing;

/* Given up after a while until now. */
update jobs set max_attempts = 1000000 where kind in ('delete-files', 'starter-gallery');
update jobs set status = 'queued', finished_at = null, attempts = 0
where kind in ('delete-files', 'starter-gallery') and status = 'failed';

/* What the operator is shown: failed, or tried in vain and waiting for the next time. */
create index jobs_troubled on jobs (id) where error is not null and status in ('failed', 'queued');
