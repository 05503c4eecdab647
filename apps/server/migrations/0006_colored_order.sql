-- A person's colored pages, by when they last colored each: one walk along an index, however many there are.
create index coloreds_latest on coloreds (user_id, updated_at, page_id);
